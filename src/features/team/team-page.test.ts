import { expect, test } from 'vitest';
import type { EntriesOf } from '../../site/site.ts';
import { listMembers } from './team-page.ts';

type Entries = EntriesOf<'team' | 'articles' | 'offices' | 'services'>;

const entries = {
  team: [{ id: 'asha', office: 'pune' }, { id: 'ben' }],
  articles: [
    { title: 'One', author: 'asha' },
    { title: 'Two', author: 'ben' },
    { title: 'Three', author: 'asha' },
    { title: 'Four' },
  ],
  offices: [
    { id: 'delhi', title: 'Delhi' },
    { id: 'pune', title: 'Pune' },
  ],
  services: [
    { id: 'advice', team: ['ben', 'asha'] },
    { id: 'audit', team: ['ben'] },
    { id: 'training' },
  ],
} as unknown as Entries;

test('members have their own services and articles, in the order of the lists', () => {
  const [asha, ben] = listMembers(entries);
  expect(asha?.services).toEqual(['advice']);
  expect(asha?.articles.map(({ title }) => title)).toEqual(['One', 'Three']);
  expect(ben?.services).toEqual(['advice', 'audit']);
});

test('an office is named only if the firm has several', () => {
  const officesOf = (kinds: Entries) => listMembers(kinds).map(({ office }) => office);
  expect(officesOf(entries)).toEqual(['Pune', undefined]);
  expect(officesOf({ ...entries, offices: entries.offices.slice(1) })).toEqual([
    undefined,
    undefined,
  ]);
});
