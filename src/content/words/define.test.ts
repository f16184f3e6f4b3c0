import { describe, expect, test } from 'vitest';
import { line, plural, template } from './define.ts';

/** The same text in every language of the program. */
const inAll = <Text>(text: Text) => ({ en: text, de: text, hi: text });

const by = template('who wrote it', ['author'], inAll('by {author}'));
const found = plural('how many there are', [], inAll({ other: '{count}' }));
const foundIn = plural('how many there are in a place', ['place'], inAll({ other: '{place}' }));

const readMessages = (schema: typeof by | typeof found | typeof foundIn, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [...path, message].join(': '));

describe('a text with placeholders', () => {
  test('is valid with every placeholder, in any order and number', () => {
    const from = template('a span', ['first', 'last'], inAll('{first}{last}'));
    expect(from.safeParse('{last} to {first}, {last}').success).toBe(true);
  });

  test.each([
    ['by', 'is missing {author}'],
    ['by {writer}', 'is missing {author}'],
    ['by {author} of {firm}', 'contains {firm}, which is not filled in'],
  ])('%j: %s', (text, message) => {
    expect(readMessages(by, text)).toContain(message);
  });

  test('explains how to fix a missing and an unknown placeholder', () => {
    const issues = by.safeParse('by {writer}').error?.issues ?? [];
    expect(issues).toMatchObject([
      { params: { fix: 'Write {author} where the value belongs.' } },
      { params: { fix: 'Delete it. Known here: {author}.' } },
    ]);
  });
});

test('a text without placeholders must not contain any, and must not be empty', () => {
  const label = line('a label', inAll('A label'));
  expect(label.parse('  Read More ')).toBe('Read More');
  expect(label.safeParse(' ').success).toBe(false);
  expect(label.safeParse('Read {title} of {firm}').error?.issues).toMatchObject([
    {
      message: 'contains {title}, {firm}, which is not filled in',
      params: { fix: 'Delete it. Known here: none.' },
    },
  ]);
});

describe('a text with plural forms', () => {
  test.each([
    ['without the number in a form', { one: 'One article', other: '{count} articles' }, true],
    ['without the form "other"', { one: '{count} article' }, false],
    ['with a form that Unicode does not have', { other: '{count}', three: '{count}' }, false],
  ])('%s is valid or not: %j, %s', (_, forms, valid) => {
    expect(found.safeParse(forms).success).toBe(valid);
  });

  test('requires its other placeholders in every form', () => {
    const forms = { one: '{count} article', other: '{count} articles in {place}' };
    expect(readMessages(foundIn, forms)).toEqual(['one: is missing {place}']);
  });
});
