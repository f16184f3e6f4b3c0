import { expect, test } from 'vitest';
import { findItems, readQuery } from './list-query.ts';

const items = Array.from({ length: 15 }, (_, index) => ({
  id: `${index}`,
  text: index % 2 ? 'Déjà vu' : 'Other',
  values: { topic: index < 8 ? 'one' : ['two', 'three'] },
}));
const filters = { topic: ['one', 'two', 'three'] };
const show = (search: string) => [...findItems(items, readQuery(search, filters), 6).shown].join();

test.each([
  ['', '0,1,2,3,4,5'],
  ['?page=2', '6,7,8,9,10,11'],
  ['?page=3', '12,13,14'],
  ['?topic=one&page=2', '6,7'],
  ['?topic=three&q=%20DEJA', '9,11,13'],
  // Nonsense falls back to the whole list.
  ['?page=4', '0,1,2,3,4,5'],
  ['?page=-1&topic=nothing', '0,1,2,3,4,5'],
  ['?q=nothing', ''],
])('%s shows the items %s', (search, shown) => {
  expect(show(search)).toBe(shown);
});
