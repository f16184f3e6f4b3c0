import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';

const entries = [{ id: 'advice' }, { id: 'advice/payroll' }, { id: 'audit' }];

test('entries are in the order of the references', () => {
  expect(findEntries(entries, ['audit', 'advice'])).toEqual([{ id: 'audit' }, { id: 'advice' }]);
});

test('a reference without an entry is an error that names it', () => {
  expect(() => findEntries(entries, ['audit', 'tax'])).toThrow('"tax"');
});
