import { expect, test } from 'vitest';
import { findChecklist } from './checklist.ts';

const text = `Before.

- Not this

## What to do

Read this first.

1. **Count** the people, as in [the register](law:pay-act-1980#history).
2. Send \\[name] a *letter*.

- [ask](/blog/2) twice

### Papers

| Ask for | Look for |
|---|---|
| Staff list | People in the wrong company |
| Leave balances | |

## One

- Alone

## The end

Nothing.
`;

test('reads the list below a heading, without its marks', () => {
  expect(findChecklist(text, 'What to do')).toEqual({
    heading: 'What to do',
    items: ['Count the people, as in the register.', 'Send [name] a letter.', 'ask twice'],
  });
});

test('reads the rows of a table', () => {
  expect(findChecklist(text, 'Papers')?.items).toEqual([
    'Staff list: People in the wrong company',
    'Leave balances',
  ]);
});

test('reads a list of one item', () => {
  expect(findChecklist(text, 'One')?.items).toEqual(['Alone']);
});

test.each(['The end', 'Another heading'])('finds nothing below "%s"', (heading) => {
  expect(findChecklist(text, heading)).toBeUndefined();
});

test('accepts Windows line endings', () => {
  expect(findChecklist(text.replaceAll('\n', '\r\n'), 'Papers')?.items).toHaveLength(2);
});
