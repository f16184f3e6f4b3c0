import { expect, test } from 'vitest';
import { readEnglish } from '../site/read-english.ts';
import { buildPattern } from './site-routes.ts';

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
  ['index.astro', '/de'],
  ['team.astro', '/de/menschen'],
  ['work-with-us/[job].astro', '/de/karriere/[job]'],
  ['[legal].astro', '/de/[legal]'],
  ['rss.xml.ts', '/de/rss.xml'],
])('in a further language, %s becomes the route %s', (file, pattern) => {
  expect(buildPattern(file, german, '/de')).toBe(pattern);
});

test('a first language other than English has its own paths', () => {
  expect(buildPattern('team.astro', german, '')).toBe('/menschen');
});
