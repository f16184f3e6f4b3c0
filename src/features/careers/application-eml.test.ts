import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { fill } from '../../content/words/fill.ts';
import { readEnglish } from '../../site/read-english.ts';
import type { Answers } from './application.ts';
import { buildEml, emlFileName } from './application-eml.ts';
import { mapFields } from './application-fields.ts';
import { formatBody, formatSubject } from './application-mail.ts';
import { exampleAnswers as answers } from './example-answers.ts';

const words = readEnglish();
const mailbox = 'office@firm.example';
const date = new Date('2025-01-20T09:30:00Z');

const parse = (eml: string) => PostalMime.parse(eml);
// The parser adds one line break at the end of a text.
const toText = (text: string | undefined) => (text ?? '').replace(/\r\n/g, '\n').replace(/\n$/, '');
const toWritten = (written: Answers) => formatBody(written, words).replaceAll('\r\n', '\n');

function expectWellSet(eml: string) {
  expect(eml).toMatch(/^(?:[\t -~]*\r\n)+$/);
  const [head = ''] = eml.split('\r\n\r\n');
  for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  for (const line of eml.slice(head.length).split('\r\n'))
    expect(line.length).toBeLessThanOrEqual(76);
}

describe('buildEml', () => {
  test('is a draft from the applicant to the firm', async () => {
    const eml = buildEml(mailbox, answers, words, date);
    expectWellSet(eml);
    const email = await parse(eml);
    expect(email.to).toEqual([{ address: mailbox, name: '' }]);
    expect(email.from).toEqual({ address: answers.email, name: answers.name });
    expect(email.subject).toBe(fill(words.careers.subject, answers));
    expect(email.date).toBe('2025-01-20T09:30:00.000Z');
    expect(email.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
    expect(eml).toContain('Date: Mon, 20 Jan 2025 09:30:00 +0000\r\n');
    // Names in ASCII can be read in the file.
    expect(eml).toContain(`From: ${answers.name}\r\n`);
    expect(email.attachments).toEqual([]);
  });

  test.each([
    ['200 words of English', 'Words that say it. '.repeat(50).trim()],
    ['2,000 words of English', 'Words that say it.\n'.repeat(500).trim()],
    ['300 words of Hindi', 'मैं काम करता '.repeat(100).trim()],
    ['Arabic', 'مرحبا، أكتب إليكم بشأن الوظيفة'],
    ['emoji only', '👩🏽‍💻🙂🇮🇳'.repeat(60)],
    ['dots, From and boundaries', '.\n.\nFrom here\n--\n--x--\n=20=\n\n\nEnd'],
  ])('keeps every character of %s', async (_kind, message) => {
    const written = { ...answers, name: 'आशा उदाहरण', message };
    const eml = buildEml(mailbox, written, words, date);
    expectWellSet(eml);
    const email = await parse(eml);
    expect(toText(email.text)).toBe(toWritten(written));
    expect(email.from?.name).toBe('आशा उदाहरण');
  });

  test('keeps a long subject in another script, folded only between characters', async () => {
    const position = 'विपणन कार्यकारी 🙂 '.repeat(12).trim();
    const eml = buildEml(mailbox, { ...answers, position }, words, date);
    expectWellSet(eml);
    const encoded = eml.match(/=\?UTF-8\?B\?[^ ]+\?=/g) ?? [];
    expect(encoded.length).toBeGreaterThan(3);
    for (const word of encoded) expect(word.length).toBeLessThanOrEqual(75);
    expect((await parse(eml)).subject).toBe(formatSubject({ ...answers, position }, words));
  });

  test.each([
    'Example, Asha "Ash" <ceo@firm.example>',
    'x\r\nBcc: spy@mail.example',
    '=?UTF-8?B?QmNj?=',
    'Dr. A. Example (Jr.)',
    'two  spaces',
  ])('the name %j is kept and cannot add a header', async (name) => {
    const email = await parse(buildEml(mailbox, { ...answers, name }, words, date));
    expect(email.from).toEqual({ address: answers.email, name: name.replace('\r\n', ' ') });
    expect(email.bcc).toBeUndefined();
  });

  test.each([
    ['asha@müller.example', 'asha@xn--mller-kva.example'],
    ['jürgen@mail.example', undefined],
    ['x@mail.example>\r\nBcc: <spy@mail.example', undefined],
  ])('the draft of %j has the sender %s', async (email, address) => {
    const draft = await parse(buildEml(mailbox, { ...answers, email }, words, date));
    expect(draft.from?.address).toBe(address);
    expect(draft.bcc).toBeUndefined();
    expect(draft.text).toContain(`Email: ${email.replace('\r\n', ' ')}`);
  });

  test('keeps any text and has only its own headers', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('\r', '\n', '\ud83d', '=', '?', '<', '>', ',', 'अ', '🙂'),
      }),
    );
    // Hardly any of these is a valid sender address for the draft.
    const own = 'date to subject x-unsent mime-version content-type content-transfer-encoding';
    const any = fc.record(mapFields(() => text));
    await fc.assert(
      fc.asyncProperty(any, async (written) => {
        const eml = buildEml(mailbox, written, words, date);
        expectWellSet(eml);
        const email = await parse(eml);
        const keys = email.headers.map(({ key }) => key);
        expect(keys.filter((key) => key !== 'from')).toEqual(own.split(' '));
        expect(email.to?.map(({ address }) => address)).toEqual([mailbox]);
        expect(toText(email.text)).toBe(toWritten(written).replace(/\n$/, ''));
      }),
    );
  });
});

test.each([
  ['Marketing Intern', 'application-marketing-intern.eml'],
  ['HR / Legal: Lead', 'application-hr-legal-lead.eml'],
  ['विपणन', 'application-विपणन.eml'],
  ['/:', 'application.eml'],
])('the file for %s is %s', (position, name) => {
  expect(emlFileName({ position }, words)).toBe(name);
});
