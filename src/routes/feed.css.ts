import type { APIRoute } from 'astro';
import { readTokenColor } from '../content/token-colors.ts';

/** Styles the feed for people who open it in a browser, with or without feed.xsl. */
const buildSheet = (color: typeof readTokenColor) => `
html, rss { display: block; background: ${color('paper')}; color: ${color('ink')}; font: 1.0625rem/1.6 system-ui, sans-serif; }
body, channel { display: block; max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1, h2, channel > title, item > title { display: block; margin: 0 0 0.75rem; font-family: Georgia, serif; font-weight: 400; line-height: 1.2; }
h1, channel > title { font-size: 2.25rem; }
h2, item > title { font-size: 1.375rem; }
a { color: ${color('accent')}; text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid ${color('focus')}; outline-offset: 3px; }
h2 a { display: block; padding: 0.5rem 0; }
article, item { display: block; padding: 1.5rem 0; border-top: 1px solid ${color('rule')}; }
article p, header p { margin: 0.5rem 0; }
channel > description, item > description, item > link, item > pubDate { display: block; margin: 0.5rem 0; }
channel > link, language, guid, encoded, creator, category { display: none; }
`;

export const GET: APIRoute = () =>
  new Response(buildSheet(readTokenColor).trimStart(), { headers: { 'content-type': 'text/css' } });
