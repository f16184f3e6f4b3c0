import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { readEnglish } from '../site/read-english.ts';
import { buildPattern, siteRoutes } from './site-routes.ts';

const english = readEnglish().addresses;
const german = { ...english, team: 'menschen', 'work-with-us': 'karriere' };

test.each([
  ['index.astro', '/'],
  ['team.astro', '/team'],
  ['blog/[number].astro', '/blog/[number]'],
  ['services/[...service].astro', '/services/[...service]'],
  ['[legal].astro', '/[legal]'],
  ['rss.xml.ts', '/rss.xml'],
  ['team/[member].vcf.ts', '/team/[member].vcf'],
  ['cards/[...card].png.ts', '/cards/[...card].png'],
  ['.well-known/security.txt.ts', '/.well-known/security.txt'],
])('in English, %s becomes the route %s', (file, pattern) => {
  expect(buildPattern(file, english, '')).toBe(pattern);
});

test.each([
  ['index.astro', '/de', '/de'],
  ['team.astro', '/de', '/de/menschen'],
  ['work-with-us/[job].astro', '/de', '/de/karriere/[job]'],
  ['[legal].astro', '/de', '/de/[legal]'],
  ['rss.xml.ts', '/de', '/de/rss.xml'],
  ['team.astro', '', '/menschen'],
])('in German, %s becomes with the prefix "%s" the route %s', (file, prefix, pattern) => {
  expect(buildPattern(file, german, prefix)).toBe(pattern);
});

test('a language has the routes of its pages; files of the whole site and moved pages come once', () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(content, 'de/pages'), { recursive: true });
  mkdirSync(join(content, 'pages'));
  const files = ['pages/team.yaml', 'pages/blogs.yaml', 'de/pages/team.yaml'];
  for (const file of files) writeFileSync(join(content, file), '');
  writeFileSync(join(content, 'firm.yaml'), 'languages: [en, de]');
  writeFileSync(join(content, 'redirects.yaml'), 'redirects: [{ from: /old, to: /team }]');
  vi.stubEnv('SITE_CONTENT', content);
  const routes: { pattern: string; entrypoint: URL; prerender: boolean }[] = [];
  const setUp = siteRoutes().hooks['astro:config:setup'] as unknown as (options: object) => void;
  setUp({
    config: { srcDir: pathToFileURL('src/') },
    injectRoute: (route: (typeof routes)[number]) => routes.push(route),
  });
  vi.unstubAllEnvs();
  rmSync(content, { recursive: true });

  const patterns = routes.map(({ pattern }) => pattern);
  const expected = ['/team', '/blog/[number]', '/rss.xml', '/robots.txt', '/de/team', '/old'];
  expect(patterns).toEqual(expect.arrayContaining(expected));
  for (const none of ['/law', '/de/blog/[number]', '/de/rss.xml', '/de/robots.txt'])
    expect(patterns).not.toContain(none);
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(routes.every(({ prerender }) => prerender)).toBe(true);
  expect(routes.at(-1)?.entrypoint.pathname).toMatch(/MovedPage\.astro$/);
});
