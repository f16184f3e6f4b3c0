import type { APIRoute } from 'astro';
import { siteFiles } from '../content/addresses.ts';
import { getColor } from '../site/get-color.ts';
import { getSite } from '../site/reader.ts';

export const GET: APIRoute = ({ routePattern }) => {
  const { firm, words, paths } = getSite(routePattern);
  const paper = getColor('paper');
  const manifest = {
    name: firm.name,
    description: firm.blurb,
    lang: words.tag,
    start_url: paths.home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: siteFiles.logo, sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest));
};
