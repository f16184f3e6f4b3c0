import { describe, expect, test } from 'vitest';
import { getEnglishWords } from '../../site/example-site.ts';
import { type Answers, cleanAnswers, findErrors } from './application.ts';
import { buildMailLink, isLongLink } from './application-mail.ts';
import { matchJob } from './useJobLinks.ts';

const words = getEnglishWords();
const positions = [
  'Marketing Intern',
  'Marketing Executive',
  'Senior Auditor',
  'Auditor',
  'Audit 20\u202f%',
  'Pay\u00adroll Clerk',
  'General Application',
];

const answers: Answers = {
  name: 'Asha Example',
  email: 'asha@mail.example',
  phone: '+91 98765 43210',
  position: 'Marketing Intern',
  message: '',
};

const findError = (change: Partial<Answers>) =>
  Object.entries(findErrors({ ...answers, ...change }, positions, words));

describe('the answers of an applicant', () => {
  test('are accepted', () => {
    expect(findError({})).toEqual([]);
    expect(findError({ position: 'Pay\u00adroll Clerk' })).toEqual([]);
  });

  test.each<[Partial<Answers>, string]>([
    [{ name: ' A\u200b ' }, 'Name must be at least 2 characters'],
    [{ email: 'asha' }, 'Please enter a valid email address'],
    [{ email: 'asha@mail example' }, 'Please enter a valid email address'],
    [{ phone: '123456789 ' }, 'Please enter a valid phone number'],
    [{ position: '' }, words.careers.positionError],
    [{ position: 'Director' }, words.careers.positionError],
  ])('%j: %s', (change, message) => {
    expect(findError(change)).toEqual([[Object.keys(change)[0], message]]);
  });

  test.each(['a@b', 'आशा@डाटामेल.भारत', 'a.b+c@mail.example', ' \u200ba@mail.example\u2060'])(
    'the address %s is accepted',
    (email) => expect(findError({ email })).toEqual([]),
  );

  test('keep the joiners of words and lose invisible characters', () => {
    const { name, phone } = cleanAnswers({ ...answers, name: 'क्‍ष\u200b', phone: '12\u200d3' });
    expect([name, phone]).toEqual(['क्‍ष', '123']);
  });
});

describe('the mail link', () => {
  const link = (change: Partial<Answers>) => {
    const url = new URL(buildMailLink('jobs@firm.example', { ...answers, ...change }, words));
    return { to: url.pathname, fields: Object.fromEntries(url.searchParams) };
  };

  test('has a subject with the position, and a body with each answer in a line', () => {
    expect(link({ message: 'One\nTwo & three' })).toEqual({
      to: 'jobs@firm.example',
      fields: {
        subject: 'Job Application for Marketing Intern',
        body: [
          'Name: Asha Example',
          'Email: asha@mail.example',
          'Phone: +91 98765 43210',
          'Position: Marketing Intern',
          '',
          'One',
          'Two & three',
        ].join('\r\n'),
      },
    });
  });

  test('takes no header, recipient or line from an answer', () => {
    const { to, fields } = link({ name: 'A\r\nBcc: x@y.example', email: 'a@b.example?cc=c@d' });
    expect(to).toBe('jobs@firm.example');
    expect(Object.keys(fields)).toEqual(['subject', 'body']);
    expect(fields.body?.split('\r\n')[0]).toBe('Name: A Bcc: x@y.example');
  });

  test('can be built of lone surrogates, and its length is judged in encoded characters', () => {
    expect(link({ message: 'a\ud800' }).fields.body).toContain('a\ufffd');
    const isLong = (message: string) =>
      isLongLink(buildMailLink('a@b.example', { ...answers, message }, words));
    expect([isLong('word '.repeat(150)), isLong('क'.repeat(230))]).toEqual([false, true]);
  });
});

test.each([
  ['?job=intern', 'Marketing Intern'],
  ['?job=%20EXECUTIVE%20', 'Marketing Executive'],
  ['?job=Marketing+Executive', 'Marketing Executive'],
  ['?job=auditor', 'Auditor'],
  ['?job=audit+20%20%25', 'Audit 20\u202f%'],
  ['?job=', undefined],
  ['?job=<b>', undefined],
  ['', undefined],
])('the query %s asks for %s', (query, position) => {
  expect(matchJob(query, positions)).toBe(position);
});
