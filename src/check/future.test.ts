import { afterEach, expect, test, vi } from 'vitest';
import { createFutureLookup } from './future.ts';
import { readSource } from './read-source.ts';

afterEach(() => vi.useRealTimers());

const read = (path: string, text: string) => {
  const { source } = readSource({ path: `content/${path}`, text });
  if (!source) throw new Error(path);
  return source;
};

test.each([
  ['Pacific/Auckland', undefined],
  ['America/Los_Angeles', '2026-12-03'],
])('an entry appears on its day in the time zone %s', (timeZone, day) => {
  vi.useFakeTimers({ now: new Date('2026-12-02T20:00:00Z') });
  const firm = read('firm.yaml', `timeZone: ${timeZone}\n`);
  const article = read('articles/00-a.md', '---\ndate: 2026-12-03\n---\n');
  const translated = read('de/firm.yaml', 'name: Firma\n');
  expect(createFutureLookup([translated, firm])(article)).toBe(day);
});

test('without a firm, days are those of UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-12-02T23:59:00Z') });
  const isLater = createFutureLookup([]);
  const on = (date: string) => read('articles/00-a.md', `---\ndate: ${date}\n---\n`);
  expect(isLater(on('2026-12-03'))).toBe('2026-12-03');
  expect(isLater(on('2026-12-02'))).toBeUndefined();
});
