import { formatList } from '../../content/language-facts.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { type Answers, type FormWords, fieldNames, fields, mapFields } from './application.ts';

/**
 * Some mail programs ignore or truncate links with more characters. Chromium on Windows ignores
 * those with more than 2,046 (`kMaxUrlLength` of its shell call). The difference is left for
 * redirects of webmail.
 */
const longLink = 2000;

/** @returns whether the link is too long for some mail programs */
export const isLongLink = (link: string) => link.length > longLink;

/** As `toWellFormed`, which older browsers do not have: lone surrogates cannot be encoded. */
const replaceLone = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** @returns the text on one line, without lone surrogates, which cannot be encoded in an e-mail */
const joinLines = (text: string) =>
  replaceLone(text.replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, ' '));

/** @returns subject of the e-mail, on one line; its words may use any answer */
export const formatSubject = (answers: Answers, { careers }: FormWords) =>
  fill(
    careers.subject,
    mapFields((name) => joinLines(answers[name])),
  );

/** @returns the e-mail's text, with CRLF line endings (RFC 5322, section 2.1; RFC 6068, section 5) */
export function formatBody(answers: Answers, { careers }: FormWords) {
  const lines = fieldNames
    .filter((name) => name !== 'message')
    .map((name) =>
      fill(careers.answer, { label: careers[fields[name].label], value: joinLines(answers[name]) }),
    );
  const letter = replaceLone(answers.message.replaceAll(/\r\n?/g, '\n'));
  return [...lines, ...(letter === '' ? [] : ['', ...letter.split('\n')])].join('\r\n');
}

/**
 * A `mailto:` link by RFC 6068, section 2. Everything but unreserved characters is
 * percent-encoded, so no answer can add a header or a recipient.
 */
function buildMailto(mailbox: string, subject: string, body: string) {
  const address = mailbox.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** @returns the link that opens the application as an e-mail; it is never truncated */
export const buildMailLink = (mailbox: string, answers: Answers, words: FormWords) =>
  buildMailto(mailbox, formatSubject(answers, words), formatBody(answers, words));

/** @returns a link that opens an e-mail with blanks to fill in, for a page without a form */
export function buildBlankMailLink(
  mailbox: string,
  positions: readonly string[],
  { careers, tag }: WordsOf<'careers'>,
) {
  const choice = fill(careers.positionsBlank, { positions: formatList(positions, tag) });
  const lines = fieldNames
    .filter((name) => name !== 'message')
    .map((name) => (name === 'position' ? choice : careers[fields[name].label]))
    .map((label) => fill(careers.answer, { label, value: '' }));
  const body = [...lines, '', careers.coverLetterBlank, ''].join('\r\n');
  return buildMailto(mailbox, careers.subjectBlank, body);
}

/** @returns the whole e-mail as plain text, to be pasted into a mail program */
export const formatPlainText = (mailbox: string, answers: Answers, words: FormWords) =>
  [
    fill(words.careers.to, { mailbox }),
    fill(words.careers.subjectLine, { subject: formatSubject(answers, words) }),
    '',
    formatBody(answers, words).replaceAll('\r\n', '\n'),
  ].join('\n');
