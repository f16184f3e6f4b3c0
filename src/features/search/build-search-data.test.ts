import { expect, test } from 'vitest';
import { type SearchEntry, shortenEntries } from './build-search-data.ts';

const entry = (path: string, ...lines: string[]): SearchEntry => ({
  kind: 'articles',
  path,
  title: 'Title',
  summary: 'Summary',
  lines,
  names: '',
});

test('keeps the beginning of a long text, the rare words of the rest, and other names', () => {
  const long = entry('/a', 'common '.repeat(200), 'The last word is retrenchment.');
  const others = Array.from({ length: 20 }, (_, index) =>
    entry(`/${index}`, 'The last word is it.'),
  );
  const [first] = shortenEntries([{ ...long, names: 'title-esi' }, ...others]);
  expect(first?.text).toMatch(/^(common )+common$/);
  expect(first?.text.length).toBeLessThanOrEqual(550);
  expect(first?.rareWords).toBe('esi retrenchment');
});
