import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEnglish } from '../../site/read-english.ts';
import { type FieldName, fieldNames, fieldOf, mapFields } from './application-fields.ts';
import {
  buildBlankMailLink,
  buildMailLink,
  formatBody,
  formatPlainText,
  formatSubject,
  isLongLink,
  longLink,
} from './application-mail.ts';
import { exampleAnswers as answers } from './example-answers.ts';

const words = readEnglish();
const mailbox = 'office@firm.example';

/** Parses a link as in RFC 6068, section 2: a plus is not a space, and each header occurs once. */
function readLink(link: string) {
  const [, address, query] = /^mailto:([^?]*)\?([^?#]*)$/.exec(link) ?? [];
  const headers = (query ?? '').split('&').map((pair) => pair.split('='));
  return {
    address: decodeURIComponent(address ?? ''),
    names: headers.map(([name]) => name),
    subject: decodeURIComponent(headers[0]?.[1] ?? ''),
    body: decodeURIComponent(headers[1]?.[1] ?? ''),
  };
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\ud83d', '\ude42', '%', '&', '?', '#', '=', 'अ'),
  }),
);
const anyAnswers = fc.record(mapFields(() => anyText));

describe('buildMailLink', () => {
  test('lists name, email, phone and position, then the letter', () => {
    const read = readLink(
      buildMailLink(mailbox, { ...answers, message: 'Dear team,\n\nगुड & 🙂' }, words),
    );
    expect(read).toEqual({
      address: mailbox,
      names: ['subject', 'body'],
      subject: formatSubject(answers, words),
      body: [
        'Name: Asha Example',
        'Email: asha@mail.example',
        'Phone: +91 98765 43210',
        'Position: Marketing Intern',
        '',
        'Dear team,',
        '',
        'गुड & 🙂',
      ].join('\r\n'),
    });
  });

  test.each([
    'x\r\nBcc: spy@mail.example',
    'x%0D%0ABcc: spy@mail.example',
    'x&cc=spy@mail.example',
    'x?bcc=spy@mail.example#y',
    'x\u2028Bcc: spy@mail.example',
  ])('%j in any field adds no header and no line', (hostile) => {
    for (const name of ['name', 'email', 'phone', 'position'] as const) {
      const read = readLink(buildMailLink(mailbox, { ...answers, [name]: hostile }, words));
      expect(read.names).toEqual(['subject', 'body']);
      expect(read.address).toBe(mailbox);
      expect(read.body.split('\r\n')).toHaveLength(4);
      expect(read.subject).not.toMatch(/[\r\n]/);
    }
    const read = readLink(buildMailLink(mailbox, { ...answers, message: hostile }, words));
    expect(read.names).toEqual(['subject', 'body']);
  });

  test('keeps any input unchanged and adds nothing', () => {
    fc.assert(
      fc.property(anyAnswers, (written) => {
        const link = buildMailLink(mailbox, written, words);
        expect(link).toMatch(/^[!-~]+$/);
        const read = readLink(link);
        expect(read.names).toEqual(['subject', 'body']);
        expect(read.address).toBe(mailbox);
        expect(read.subject).toBe(formatSubject(written, words));
        expect(read.body).toBe(formatBody(written, words));
        expect(read.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test('replaces a lone surrogate and keeps a whole emoji', () => {
    const { body } = readLink(
      buildMailLink(mailbox, { ...answers, name: 'A\ud83d', message: '\ude42 🙂 مرحبا' }, words),
    );
    expect(body).toContain('Name: A\ufffd');
    expect(body).toContain('\ufffd 🙂 مرحبا');
  });

  test('encodes special characters of a mailbox', () => {
    expect(buildMailLink('a&b@firm.example', answers, words)).toMatch(
      /^mailto:a%26b@firm\.example\?/,
    );
  });
});

test('a link is long from the first character above the limit', () => {
  expect(isLongLink('x'.repeat(longLink))).toBe(false);
  expect(isLongLink('x'.repeat(longLink + 1))).toBe(true);
});

test('the plain text has mailbox and subject above the letter', () => {
  expect(formatPlainText(mailbox, { ...answers, message: 'One\r\ntwo' }, words)).toBe(
    [
      'To: office@firm.example',
      `Subject: ${formatSubject(answers, words)}`,
      '',
      'Name: Asha Example',
      'Email: asha@mail.example',
      'Phone: +91 98765 43210',
      'Position: Marketing Intern',
      '',
      'One',
      'two',
    ].join('\n'),
  );
});

test('the e-mail to fill in has a line for each answer, and the letter below them', () => {
  const { body, names } = readLink(buildBlankMailLink(mailbox, ['Clerk', 'Cook'], words));
  expect(names).toEqual(['subject', 'body']);
  const asked = (name: FieldName) => ({
    element: fieldOf(name).control.element,
    label: words.careers[fieldOf(name).label],
  });
  const expected = fieldNames.map(asked).flatMap(({ element, label }) => {
    const line = expect.stringContaining(element === 'select' ? 'Clerk, Cook' : label);
    return element === 'textarea' ? ['', line, ''] : [line];
  });
  expect(body.split('\r\n')).toEqual(expected);
});
