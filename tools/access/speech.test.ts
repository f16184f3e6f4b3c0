import { expect, test } from 'vitest';
import type { AccessibleNode } from './accessibility-tree.ts';
import { formatUtterance, speak } from './speech.ts';
import { findSpeechProblems } from './speech-problems.ts';
import { findNewLines, writeLines } from './transcript.ts';

const node = (
  role: string,
  name = '',
  children: AccessibleNode[] = [],
  states: AccessibleNode['states'] = {},
): AccessibleNode => ({ role, name, description: '', value: '', states, children });
const words = (name: string) => node('StaticText', name);
const page = (...children: AccessibleNode[]) => node('RootWebArea', 'A page', children);
const hear = (...children: AccessibleNode[]) =>
  speak(page(...children))
    .slice(1)
    .map(formatUtterance);

test('a sentence is one line, and a link in it is announced separately', () => {
  const sentence = node('paragraph', '', [
    words('Write'),
    node('strong', '', [words('today')]),
    words('to'),
    node('link', 'the office', [words('the office')]),
    words('or call.'),
  ]);
  expect(hear(sentence)).toEqual(['Write today to', 'link, the office', 'or call.']);
});

test('a control is announced with its states, and its label only once', () => {
  const label = node('LabelText', '', [
    words('Search'),
    node('searchbox', 'Search', [], { invalid: 'true', required: true }),
  ]);
  const radio = node('radio', 'All', [], { checked: 'false' });
  const menu = node('DisclosureTriangle', 'Menu', [words('Menu')], { expanded: true });
  expect(hear(label, radio, menu)).toEqual([
    'search edit, Search, required, invalid entry',
    'radio button, All, not checked',
    'button, Menu, expanded',
  ]);
});

test('lists and tables announce their length and contain their items', () => {
  const item = (text: string) => node('listitem', '', [node('ListMarker', '1. '), words(text)]);
  const row = node('row', '', [
    node('rowheader', 'Shops', [words('Shops')]),
    node('cell', 'Often', [words('Often')]),
    node('cell', 'Most', [words('Most')]),
  ]);
  expect(hear(node('list', '', [item('First')]), node('table', 'Use', [row]))).toEqual([
    'list, 1 item',
    '  1. First',
    'table, Use, 1 row',
    '  row header, Shops',
    '  cells, Often; Most',
  ]);
});

test('a live region announces its text, or that it is silent', () => {
  const busy = node('alert', '', [words('Two fields are wrong.')]);
  expect(hear(node('status'), busy)).toEqual(['status, silent', 'alert, Two fields are wrong.']);
});

const heading = (level: number, name = `Heading ${level}`) =>
  node('heading', name, [words(name)], { level });
const find = (...children: AccessibleNode[]) => findSpeechProblems(speak(page(...children)));

test.each<[string, AccessibleNode[], string]>([
  [
    'a link that repeats the text before it',
    [words('Team'), node('link', 'Team')],
    'twice in a row',
  ],
  ['a button without a name', [node('button')], '"button" has no name'],
  ['a field without a name', [node('textbox')], '"edit" has no name'],
  ['a heading without its number', [heading(1, '. Scope')], '. Scope" starts in the middle'],
  ['an empty heading', [heading(1, '')], '"heading level 1" has no name'],
  ['an empty item of a list', [node('list', '', [node('listitem')])], '"listitem, empty" has no'],
  ['a heading that skips a level', [heading(1), heading(3)], 'of level 3 skips a level'],
  ['two landmarks without names', [node('navigation'), node('navigation')], 'cannot be told apart'],
  [
    'two landmarks with the same name',
    [node('region', 'A'), node('region', 'A')],
    'cannot be told apart: "A", "A"',
  ],
])('%s is reported', (_, children, problem) => {
  expect(find(...children).join()).toContain(problem);
});

test('a region named by its heading and a breadcrumb that ends at the page are not reported', () => {
  const trail = node('generic', '', [words('Team')], { current: true });
  const region = node('region', 'People', [heading(2, 'People')]);
  expect(find(trail, heading(1, 'Team'), region)).toEqual([]);
});

test('a transcript shortens long texts and shows only the new lines of a state', () => {
  const long = 'word '.repeat(40).trim();
  const [, line = ''] = writeLines([page(words(long))]);
  expect(line).toMatch(/^(word )+… \(\d+ more words\)$/);
  expect(line.length).toBeLessThan(95);
  expect(findNewLines(['a', 'b', 'b'], ['b', 'a'])).toEqual(['b']);
});
