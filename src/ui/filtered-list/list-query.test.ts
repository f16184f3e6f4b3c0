import { testCases } from '../../../tests/support/cases.ts';
import cases from './list-query.cases.yaml?raw';
import { findItems, readQuery } from './list-query.ts';

const items = Array.from({ length: 15 }, (_, index) => ({
  id: `${index}`,
  text: index % 2 ? 'Déjà vu' : 'Other',
  values: { topic: index < 8 ? 'one' : ['two', 'three'] },
}));
const filters = { topic: ['one', 'two', 'three'] };

testCases(cases, {
  listShown: (query: string) => [...findItems(items, readQuery(query, filters), 6).shown].join(),
});
