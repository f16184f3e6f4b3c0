import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDist, readPage, textOf } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readArticles } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';

const { paths } = readSite();
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';

test.runIf(readArticles().length === 0)('a site without articles has no checklists', () => {
  expect(existsSync(`${distFolder()}${paths.checklist(0)}`)).toBe(false);
});

test.each(readArticles().map(({ number, checklist }) => ({ number, checklist })))(
  'article $number offers its checklist as a file, if it has one',
  ({ number, checklist }) => {
    const page = readPage(paths.article(number));
    const link = page.querySelector(`a[href="${paths.checklist(number)}"]`);
    expect(link !== null).toBe(checklist !== undefined);
    if (checklist === undefined) return;
    const lines = readDist(paths.checklist(number)).trimEnd().split('\n');
    expect(lines[0]).toBe(checklist);
    const items = lines.filter((line) => line.startsWith('[ ] '));
    expect(items.length).toBeGreaterThan(0);
    const text = words(textOf(page));
    for (const item of items)
      for (const cell of item.slice('[ ] '.length).split(': ')) expect(text).toContain(words(cell));
  },
);
