import { expect, test } from 'vitest';
import { cleanText, cleanWord } from './clean-text.ts';

const malayalamName = 'മോഹന\u0d4d\u200d';
const family = '👩\u200d👩\u200d👧';
const flag = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

test.each([
  ['\u200bAsha\u200b', 'Asha'],
  ['\ufeff Asha \u2060', 'Asha'],
  ['A\u00adsha', 'Asha'],
  ['\u202eAsha\u202c \u2066Example\u2069', 'Asha Example'],
  ['\u200e\u200f\u061cAsha', 'Asha'],
  ['\u200dAsha\u200c\u200d Example\u200d', 'Asha Example'],
  ['\u200d \u200c', ''],
  ['क\u094d\u200dष', 'क\u094d\u200dष'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  [malayalamName, malayalamName],
  [`One\n\n${family} two ❤\ufe0f ${flag}\n`, `One\n\n${family} two ❤\ufe0f ${flag}`],
])('the text %j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each([
  ['\u200basha\u00ad@mail\u200d.example\ufeff', 'asha@mail.example'],
  ['\u202d+91\u00a098765\u200c 43210\ufe0f\u202c', '+91\u00a098765 43210'],
  [' \u2064 ', ''],
])('the word %j becomes %j', (text, clean) => {
  expect(cleanWord(text)).toBe(clean);
});
