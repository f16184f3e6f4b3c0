import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  generalApplication,
  keepRemainingErrors,
  validateAnswers,
} from './application-schema.ts';

const positions = ['Marketing Intern', 'HR Intern', generalApplication];
const good: Answers = {
  name: 'Asha Example',
  email: 'asha@mail.example',
  phone: '+91 98765 43210',
  position: 'HR Intern',
  message: '',
};

const validate = (change: Partial<Answers>) => validateAnswers({ ...good, ...change }, positions);

describe('validateAnswers', () => {
  test('takes a good application, with and without a cover letter', () => {
    expect(validate({})).toEqual({ application: good });
    expect(validate({ message: 'Dear team,\n\nI write.' }).application?.message).toBe(
      'Dear team,\n\nI write.',
    );
  });

  test('tells every error of an empty form, in the words and the order of the fields', () => {
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
    ['name', 'Al', true],
    ['name', ' Al ', true],
    ['name', '🙂🙂', true],
    ['name', 'आशा', true],
    ['phone', '123456789', false],
    ['phone', '123456789 ', false],
    ['phone', '1234567890', true],
    ['phone', '+91 98765 43210', true],
    ['email', 'asha', false],
    ['email', 'asha@', false],
    ['email', 'asha@mail', false],
    ['email', 'a b@mail.example', false],
    ['email', 'asha@mail.example, b@mail.example', false],
    ['email', 'asha@mail.example\r\nBcc: b@mail.example', false],
    ['email', 'asha..b@mail.example', false],
    ['email', 'asha<b@mail.example', false],
    ['email', ' asha@mail.example ', true],
    ['email', 'asha&ravi@mail.example', true],
    ['email', 'jürgen@mail.example', true],
    ['email', "o'neill@xn--mller-kva.example", true],
    ['email', 'asha.b+jobs@sub.mail.example', true],
    ['position', '', false],
    ['position', 'Managing Partner', false],
    ['position', 'hr intern', false],
    ['position', generalApplication, true],
    ['message', '   ', true],
  ] as const)('%s %j: %s', (name, value, accepted) => {
    const { application, errors } = validate({ [name]: value });
    expect(Object.keys(errors ?? {})).toEqual(accepted ? [] : [name]);
    if (accepted) expect(application?.[name]).toBe(value.trim());
  });

  test('accepts nothing that breaks a rule, whatever is written', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(
        fc.record({ name: text, email: text, phone: text, position: text }),
        (answers) => {
          const { application, errors } = validate(answers);
          expect(application === undefined).toBe(errors !== undefined);
          expect(errors?.name === undefined).toBe([...answers.name.trim()].length >= 2);
          expect(errors?.phone === undefined).toBe([...answers.phone.trim()].length >= 10);
          expect(errors?.position).toBeDefined();
        },
      ),
    );
  });
});

test('an error stays until it is fixed, and typing adds none', () => {
  const shown = { name: 'short', email: 'bad' };
  expect(keepRemainingErrors(shown, { email: 'bad', phone: 'bad' })).toEqual({ email: 'bad' });
  expect(keepRemainingErrors(shown, undefined)).toEqual({});
});
