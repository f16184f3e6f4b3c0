import { expect, test } from 'vitest';
import { findChecklist } from './checklist.ts';

const text = `Before.

- Not this

## What to do

Read this first.

1. **Count** the people, as in [the register](law:pay-act-1980#history).
2. Send \\[name] a *letter*.

- [ask](/blog/2) twice

| Step | By |
|---|---|
| Count | Us |

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

test.each([
  [
    'What to do',
    [['Count the people, as in the register.'], ['Send [name] a letter.'], ['ask twice']],
  ],
  ['Papers', [['Staff list', 'People in the wrong company'], ['Leave balances']]],
  ['One', [['Alone']]],
  ['The end', undefined],
  ['Another heading', undefined],
])('reads the list, or else the table, below "%s", without its marks', (heading, items) => {
  expect(findChecklist(text, heading)?.items).toEqual(items);
  expect(findChecklist(text.replaceAll('\n', '\r\n'), heading)?.items).toEqual(items);
});
