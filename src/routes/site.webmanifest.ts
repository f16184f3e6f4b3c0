import { siteFiles } from '../content/addresses.ts';
import { getColor } from '../site/get-color.ts';
import { siteFile } from '../site/reader.ts';

export const GET = siteFile(({ firm, words, paths }) => {
  const paper = getColor('paper');
  return JSON.stringify({
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
  });
});
