import { fill } from '../../content/words/fill.ts';
import { formatList } from '../../content/words/format-list.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Answers } from './application.ts';

/**
 * Some mail programs ignore or truncate links with more characters. Chromium on Windows ignores
 * those with more than 2,046 (`kMaxUrlLength` of its shell call). The difference is left for
 * redirects of webmail.
 */
export const longLink = 2000;

const lineEnd = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** @returns the text on one line, without lone surrogates, which cannot be encoded in an e-mail */
export const joinLines = (text: string) => text.replace(lineEnd, ' ').toWellFormed();

const splitLines = (text: string) => text.replace(/\r\n?/g, '\n').toWellFormed().split('\n');

/** @returns subject of the e-mail, on one line */
export const formatSubject = (
  { position }: Pick<Answers, 'position'>,
  { careers }: WordsOf<'careers'>,
) => fill(careers.subject, { position: joinLines(position) });

/** @returns the e-mail's text, with CRLF line endings (RFC 5322, section 2.1; RFC 6068, section 5) */
export function formatBody(
  { name, email, phone, position, message }: Answers,
  { careers }: WordsOf<'careers'>,
) {
  const answer = (label: string, value: string) =>
    fill(careers.answer, { label, value: joinLines(value) });
  const lines = [
    answer(careers.name, name),
    answer(careers.email, email),
    answer(careers.phone, phone),
    answer(careers.position, position),
  ];
  return [...lines, ...(message === '' ? [] : ['', ...splitLines(message)])].join('\r\n');
}

/**
 * A `mailto:` link by RFC 6068, section 2. Everything but unreserved characters is
 * percent-encoded, so no answer can add a header or a recipient.
 * @param mailbox address the e-mail goes to
 * @param body with CRLF line endings
 */
function buildMailto(mailbox: string, subject: string, body: string) {
  const [local = '', domain = ''] = mailbox.split('@');
  const address = `${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** @returns the link that opens the application as an e-mail; it is never truncated */
export const buildMailLink = (mailbox: string, answers: Answers, words: WordsOf<'careers'>) =>
  buildMailto(mailbox, formatSubject(answers, words), formatBody(answers, words));

/** @returns whether the link is too long for some mail programs */
export const isLongLink = (link: string) => link.length > longLink;

/** @returns a link that opens an e-mail with blanks to fill in, for a page without a form */
export const buildBlankMailLink = (
  mailbox: string,
  positions: readonly string[],
  { careers, language }: WordsOf<'careers'>,
) => {
  const blank = (label: string) => fill(careers.answer, { label, value: '' });
  return buildMailto(
    mailbox,
    careers.subjectBlank,
    [
      blank(careers.name),
      blank(careers.email),
      blank(careers.phone),
      blank(fill(careers.positionsBlank, { positions: formatList(positions, language) })),
      '',
      careers.coverLetterBlank,
      '',
    ].join('\r\n'),
  );
};

/** @returns the whole e-mail as plain text, to be pasted into a mail program */
export const formatPlainText = (mailbox: string, answers: Answers, words: WordsOf<'careers'>) =>
  [
    fill(words.careers.to, { mailbox }),
    fill(words.careers.subjectLine, { subject: formatSubject(answers, words) }),
    '',
    formatBody(answers, words),
  ]
    .join('\r\n')
    .replaceAll('\r\n', '\n');
