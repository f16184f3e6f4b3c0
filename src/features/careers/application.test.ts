import { describe, expect, test } from 'vitest';
import { readEnglish } from '../../site/read-english.ts';
import {
  type Answers,
  findHints,
  hasTypedWords,
  keepRemaining,
  noAnswers,
  validateAnswers,
} from './application.ts';
import { exampleAnswers as good } from './example-answers.ts';

const words = readEnglish();
const positions = ['Marketing Intern', 'HR Intern', 'General Application'];

const validate = (change: Partial<Answers>) =>
  validateAnswers({ ...good, ...change }, positions, words);

describe('validateAnswers', () => {
  test('accepts a valid application, with and without a cover letter', () => {
    expect(validate({})).toEqual({ application: good });
    expect(validate({ message: 'Dear team,\n\nI write.' }).application?.message).toBe(
      'Dear team,\n\nI write.',
    );
  });

  test('returns every error of an empty form, in the order of the fields', () => {
    const errors = validate({ name: '', email: '', phone: '', position: '' }).errors;
    expect(Object.entries(errors ?? {})).toEqual([
      ['name', 'Name must be at least 2 characters'],
      ['email', 'Please enter a valid email address'],
      ['phone', 'Please enter a valid phone number'],
      ['position', "Please select the position you're applying for"],
    ]);
  });

  test.each([
    ['name', 'A', false],
    ['name', ' A ', false],
    ['name', '   ', false],
    ['name', '🙂', false],
    ['name', 'A\u200b', false],
    ['name', '\u200b\u2060\ufeff', false],
    ['name', 'A\u200d', false],
    ['name', 'Al', true],
    ['name', ' Al ', true],
    ['name', '🙂🙂', true],
    ['name', 'आशा', true],
    ['phone', '123456789', false],
    ['phone', '123456789 ', false],
    ['phone', '123456789\u200b', false],
    ['phone', '1234567890', true],
    ['phone', '+91 98765 43210', true],
    ['email', 'asha', false],
    ['email', ' asha@mail.example ', true],
    ['email', 'आशा@उदाहरण.भारत', true],
    ['position', '', false],
    ['position', 'Managing Partner', false],
    ['position', 'hr intern', false],
    ['position', 'General Application', true],
    ['message', '   ', true],
  ] as const)('%s %j: %s', (name, value, accepted) => {
    const { application, errors } = validate({ [name]: value });
    expect(Object.keys(errors ?? {})).toEqual(accepted ? [] : [name]);
    if (accepted) expect(application?.[name]).toBe(value.trim());
  });

  test('removes invisible characters from every field and keeps the text', () => {
    const { application } = validate({
      name: '\u200bAsha\u00ad Example\ufeff',
      email: 'asha\u200b@mail.example\u202c',
      phone: '\u202a+91 98765 43210\u202c',
      message: '\ufeffक\u094d\u200dष 👩\u200d💻',
    });
    expect(application).toEqual({ ...good, message: 'क\u094d\u200dष 👩\u200d💻' });
  });
});

test.each([
  ['phone', '+91 98765 43', true],
  ['phone', 'extension 7', true],
  ['phone', '98765-4321', true],
  ['phone', '+91 98765 43210', false],
  ['phone', '९८७६५ ४३२१०', false],
  ['phone', '12345', false],
  ['phone', '', false],
  ['email', 'asha@mail', true],
  ['email', 'asha@mail.example', false],
  ['email', 'asha@', false],
] as const)('%s %j gets a hint: %s', (name, value, hasHint) => {
  expect(Object.keys(findHints({ ...good, [name]: value }, words))).toEqual(hasHint ? [name] : []);
});

test('an error stays until it is fixed, and typing adds none', () => {
  const shown = { name: 'short', email: 'bad' };
  expect(keepRemaining(shown, { email: 'bad', phone: 'bad' })).toEqual({ email: 'bad' });
  expect(keepRemaining(shown, undefined)).toEqual({});
});

test.each([
  [{}, false],
  [{ name: '  ' }, false],
  [{ position: 'HR Intern' }, false],
  [{ name: 'A' }, true],
  [{ message: 'Dear team' }, true],
])('answers %j are words that would be lost: %s', (answers, expected) => {
  expect(hasTypedWords({ ...noAnswers, ...answers })).toBe(expected);
});
