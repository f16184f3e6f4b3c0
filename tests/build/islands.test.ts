import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(`dist/${path}`, 'utf8');
const weigh = (text: string) => brotliCompressSync(text).length;

/** The script that stands in a page. */
const findInline = (html: string) =>
  [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .filter(([tag]) => !tag.startsWith('<script type="application/'))
    .map((match) => match[1])
    .join('\n');

/** The files that a page's islands need: the ones it names and what these import. */
function findScripts(html: string) {
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const match of read(path).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      follow(`_astro/${match[1]}`);
  };
  for (const match of html.matchAll(/(?:component-url|renderer-url|src)="\/(_astro\/[^"]+\.js)"/g))
    follow(match[1] ?? '');
  return [...found];
}

const isReact = (script: string) => /react\.(transitional\.)?element|reactContainer/.test(script);

describe.each(['blogs.html', 'case-studies.html'])('%s', (page) => {
  const html = read(page);
  const scripts = findScripts(html).map(read);

  test('carries React, and 20 KB of script or less besides', () => {
    expect(scripts.some(isReact)).toBe(true);
    const own = scripts.filter((script) => !isReact(script)).map(weigh);
    const total = own.reduce((sum, bytes) => sum + bytes, weigh(findInline(html)));
    expect(total).toBeLessThanOrEqual(20 * 1024);
  });
});

test.each(['blog/0.html', 'blog/14.html', 'team.html'])('%s carries no React', (page) => {
  const html = read(page);
  const scripts = findScripts(html).map(read);
  expect(html).not.toContain('<astro-island');
  expect(scripts.some(isReact)).toBe(false);
  const total = scripts.map(weigh).reduce((sum, bytes) => sum + bytes, weigh(findInline(html)));
  expect(total).toBeLessThanOrEqual(2.5 * 1024);
});

test('a further article costs the list less than a kilobyte and a half', () => {
  const html = read('blogs.html');
  const [card = ''] = /<li data-rest[\s\S]*?<\/li>/.exec(html) ?? [];
  const props = /props="([^"]*)"/.exec(html)?.[1] ?? '';
  const count = html.split('<article').length - 2;
  expect(count).toBeGreaterThan(10);
  expect(card).toContain('</article>');
  expect(card.length + props.length / count).toBeLessThan(1536);
});
