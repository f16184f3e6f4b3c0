import { expect, test } from 'vitest';
import { splitClause, splitLead } from './split-lead.ts';

test.each([
  ['en', 'To be useful. We try to be.', ['To be useful.', 'We try to be.']],
  ['en', 'One sentence only.', ['One sentence only.', '']],
  ['hi', 'हम सलाह देते हैं। फिर लौटते हैं।', ['हम सलाह देते हैं।', 'फिर लौटते हैं।']],
])('in %s, %j begins with its first sentence', (tag, text, expected) => {
  expect(splitLead(text, tag)).toEqual(expected);
});

test.each([
  ['Two weeks, and a visit later.', ['Two weeks', 'and a visit later.']],
  ['₹2,500 for each person; more in December.', ['₹2,500 for each person', 'more in December.']],
  ['أسبوعان، ثم زيارة.', ['أسبوعان', 'ثم زيارة.']],
  ['About six weeks.', ['About six weeks.', '']],
])('%j begins with its first clause', (text, expected) => {
  expect(splitClause(text)).toEqual(expected);
});
