import { expect, test } from 'vitest';
import { type Names, renameReferences } from './rename-references.ts';

const jobTypes = [{ name: 'Vollzeit', searchType: 'FULL_TIME' as const }];
const german: Names = {
  vocabulary: { categories: ['Anfang', 'Ende'], departments: ['Büro'], jobTypes },
  titles: {
    sectors: [
      { id: 'gastronomie', title: 'Gastronomie' },
      { id: 'holz', title: 'Holz' },
    ],
  },
};
const english: Names = {
  vocabulary: { categories: ['Beginning', 'End'], departments: ['Office'], jobTypes },
  titles: { sectors: [{ id: 'gastronomie', title: 'Hospitality' }] },
};

test('an untranslated entry has the category and the sectors of the language that lists it', () => {
  expect(
    renameReferences('articles', { title: 'Ende', category: 'Ende' }, german, english),
  ).toEqual({ title: 'Ende', category: 'End' });
  expect(
    renameReferences('regions', { sectors: ['Gastronomie', 'Holz'] }, german, english),
  ).toEqual({ sectors: ['Hospitality', 'Holz'] });
});
