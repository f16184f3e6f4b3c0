import type { WordsOf } from '../../content/words/words.ts';
import type { Answers } from './application.ts';
import { formatBody, formatSubject, joinLines } from './application-mail.ts';
import { toAsciiAddress } from './email-address.ts';

const encoder = new TextEncoder();

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** 57 bytes become 76 characters, the maximum length of a line in RFC 2045, section 6.8. */
function encodeBase64Lines(text: string) {
  const bytes = encoder.encode(text);
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += 57)
    lines.push(toBase64(bytes.subarray(start, start + 57)));
  return lines;
}

/**
 * Encoded words of RFC 2047, one per line: at most 75 characters each, never split within a
 * character.
 */
function encodeWords(text: string) {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (encoder.encode(word + character).length > 45) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word]
    .map((part) => `=?UTF-8?B?${toBase64(encoder.encode(part))}?=`)
    .join('\r\n ');
}

/**
 * Whether words need no quoting or encoding: atoms of RFC 5322, section 3.2.3, and single spaces.
 */
const isPlain = (text: string) =>
  text.length <= 60 && /^[\w!#$%&'*+/-]+( [\w!#$%&'*+/-]+)*$/.test(text);

const encodeHeader = (text: string) => (isPlain(text) ? text : encodeWords(text));

/**
 * Not every program can read a header with a non-ASCII address. For such an address, the draft has
 * no sender, and the mail program adds its own.
 */
function formatSender({ name, email }: Answers) {
  const address = toAsciiAddress(email);
  return address ? [`From: ${encodeHeader(joinLines(name))}`, ` <${address}>`] : [];
}

/**
 * Builds the application as a file that mail programs open as a draft: `X-Unsent` is for Outlook,
 * the rest follows RFC 5322 and RFC 2045. The file is ASCII, with CRLF line endings.
 * @param mailbox address the e-mail goes to
 * @param date when it was written
 */
export function buildEml(mailbox: string, answers: Answers, words: WordsOf<'careers'>, date: Date) {
  return [
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    ...formatSender(answers),
    `To: ${mailbox}`,
    `Subject: ${encodeHeader(formatSubject(answers, words))}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...encodeBase64Lines(formatBody(answers, words)),
    '',
  ].join('\r\n');
}

/** @returns name of the file, such as `application-marketing-intern.eml` */
export const emlFileName = (
  { position }: Pick<Answers, 'position'>,
  { careers }: WordsOf<'careers'>,
) => {
  const words = `${careers.fileName} ${position}`.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${words.join('-')}.eml`;
};
