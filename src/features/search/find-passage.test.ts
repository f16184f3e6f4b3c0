import { expect, test } from 'vitest';
import type { Found } from './create-search.ts';
import { findPassage, splitAtMatches } from './find-passage.ts';

const found = (text: string, ...terms: string[]): Found => ({
  group: '',
  path: '/',
  title: 'A title',
  summary: 'The summary.',
  text,
  terms: new Set(terms),
});

const readPassage = (entry: Found) =>
  findPassage(entry)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('marks a word as written, ignoring case, accents and apostrophes', () => {
  expect(splitAtMatches('Société, workman’s fund', new Set(['SOCIETE', 'WORKMANS']))).toEqual([
    { text: 'Société', isMatch: true },
    { text: ', ', isMatch: false },
    { text: 'workman’s', isMatch: true },
    { text: ' fund', isMatch: false },
  ]);
});

test('is the line with the most matching words', () => {
  const text = 'Wages are paid.\nWages and notice are due together.\nNotice is given.';
  expect(readPassage(found(text, 'WAGES', 'NOTICE'))).toBe(
    '[Wages] and [notice] are due together.',
  );
});

test('of a long line is a part cut between words, with a few words before the match', () => {
  const passage = readPassage(
    found(`${'earlier '.repeat(60)}wages ${'later '.repeat(60)}`, 'WAGES'),
  );
  expect(passage).toMatch(/^… (earlier ){5,8}\[wages\] (later ){10,}…$/);
  expect(passage.length).toBeLessThan(200);
});
