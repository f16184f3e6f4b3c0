import { describe, expect, test } from 'vitest';
import { nestedFileName, numberedFileName, plainFileName } from './content/kind.ts';
import { firm } from './content/kinds/firm.ts';
import { openings } from './features/careers/model/opening.ts';
import { team } from './features/team/model/member.ts';
import { kinds } from './registry.ts';

const { siteUrl } = firm.schema.shape;
const { initials } = team.schema.shape;

test.each([
  ['a bare domain', siteUrl, 'https://www.example.org', true],
  ['a domain with a trailing slash', siteUrl, 'https://www.example.org/', false],
  ['a domain in upper case', siteUrl, 'https://WWW.example.org', false],
  ['three initials', initials, 'ÅBC', true],
  ['four initials', initials, 'ABCD', false],
  ['initials in lower case', initials, 'ab', false],
  ['one plural form of a line', kinds.words.schema, { articles: { found: { one: 'One' } } }, true],
  ['an unknown plural form', kinds.words.schema, { articles: { found: { four: 'Four' } } }, false],
  ['an unknown line', kinds.words.schema, { articles: { lost: 'Lost' } }, false],
])('%s', (_, schema, value, valid) => {
  expect(schema.safeParse(value).success).toBe(valid);
});

describe('file names', () => {
  test.each([
    [plainFileName, 'first-name', true],
    [plainFileName, 'First-name', false],
    [plainFileName, 'first_name', false],
    [plainFileName, 'first-', false],
    [plainFileName, 'folder/name', false],
    [numberedFileName, '07-name', true],
    [numberedFileName, '107-name', true],
    [numberedFileName, '7-name', false],
    [numberedFileName, '07', false],
    [nestedFileName, 'folder/name', true],
    [nestedFileName, 'folder/folder/name', false],
    [openings.fileName, 'job-005', true],
    [openings.fileName, 'job-5', false],
  ])('$1: $2', ({ pattern }, name, valid) => {
    expect(pattern.test(name)).toBe(valid);
  });
});
