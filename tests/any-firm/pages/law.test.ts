import { expect, test } from 'vitest';
import { listPaths, readPage, textOf } from '../../../tools/built-site.ts';
import { readSiteOf } from '../../support/read-site.ts';

const notices = listPaths().flatMap((path) => {
  const notice = readPage(path).querySelector('[aria-labelledby="law-changes"]');
  return notice ? [{ path, notice }] : [];
});

test('a notice of changed law lists each day once, earliest first, with the changes', () => {
  for (const { path, notice } of notices) {
    const days = notice.querySelectorAll('time').map((time) => time.getAttribute('datetime'));
    expect(days, path).toEqual([...new Set(days)].sort());
    for (const time of notice.querySelectorAll('time'))
      expect(time.closest('li')?.querySelectorAll('li a').length, path).toBeGreaterThan(0);
  }
});

test('a long notice is folded, so that the article starts on the first screen', () => {
  for (const { path, notice } of notices) {
    const items = notice.querySelectorAll('li li');
    expect(Boolean(notice.querySelector('details')), path).toBe(items.length > 3);
  }
});

test('each law in a list says what was read of it', () => {
  for (const path of listPaths()) {
    const { law } = readSiteOf(path).words;
    const levels = [law.textRead, law.textReadInPart, law.textReported, law.textNotRead];
    for (const item of readPage(path).querySelectorAll('[data-law] li'))
      expect(levels.filter((level) => textOf(item).includes(level)).length, path).not.toBe(0);
  }
});
