import { expect, test } from 'vitest';
import { splitLead } from './split-lead.ts';

test.each([
  ['en', 'To be useful. We try to be.', ['To be useful.', 'We try to be.']],
  ['en', 'One sentence only.', ['One sentence only.', '']],
  ['hi', 'हम सलाह देते हैं। फिर लौटते हैं।', ['हम सलाह देते हैं।', 'फिर लौटते हैं।']],
])('in %s, %j begins with its first sentence', (language, text, expected) => {
  expect(splitLead(text, language)).toEqual(expected);
});
