import type { APIRoute } from 'astro';
import { getColor } from '../site/get-color.ts';

/** Styles the feed for people who open it in a browser. */
const buildSheet = (color: typeof getColor) => `
rss { display: block; background: ${color('paper')}; color: ${color('ink')}; font: 1.0625rem/1.6 system-ui, sans-serif; }
channel { display: block; max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem; }
channel > title, item > title { display: block; margin: 0 0 0.75rem; font-family: Georgia, serif; font-weight: 400; line-height: 1.2; }
channel > title { font-size: 2.25rem; }
item > title { font-size: 1.375rem; }
item { display: block; padding: 1.5rem 0; border-top: 1px solid ${color('rule')}; }
channel > description, item > description, item > link, item > pubDate { display: block; margin: 0.5rem 0; }
title, description { unicode-bidi: plaintext; }
channel > link, language, guid, encoded, creator, category { display: none; }
`;

export const GET: APIRoute = () => new Response(buildSheet(getColor).trimStart());
