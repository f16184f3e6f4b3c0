import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readability } from '@mozilla/readability';
import { expect, type Page, test } from '@playwright/test';
import { readPage, textOf } from '../../../tools/built-site.ts';
import { listRoutesOf } from '../../support/site.ts';

/** The library that makes the reader view of Firefox. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
);

// Like a part of the browser, it may write HTML.
test.use({ bypassCSP: true });

const fold = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

const read = (page: Page) =>
  page.evaluate<NonNullable<ReturnType<Readability['parse']>>>(
    `(() => { ${library}; return new Readability(document.cloneNode(true)).parse(); })()`,
  );

for (const { path, heading } of [
  ...listRoutesOf('articles').slice(0, 2),
  ...listRoutesOf('openings').slice(0, 1),
])
  test(`a reader view of ${path} has its title, opening and text, in this order`, async ({
    page,
  }) => {
    await page.goto(path);
    const { title, textContent } = await read(page);
    expect(fold(title ?? '')).toContain(fold(heading));
    const main = readPage(path).querySelector('main');
    const parts = [
      main?.querySelector('h1 ~ * p:not(.screen-only)'),
      main?.querySelector('.prose :is(h2, li)'),
    ];
    const places = parts.map((part) =>
      fold(textContent ?? '').indexOf(fold(part ? textOf(part) : '?')),
    );
    expect(places[0]).toBeGreaterThan(-1);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  });
