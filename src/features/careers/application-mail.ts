import { fill } from '../../content/words/fill.ts';
import { formatList } from '../../content/words/format-list.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { Answers } from './application.ts';
import { type FieldName, fieldNames, fieldOf, mapFields } from './application-fields.ts';

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

/** @returns subject of the e-mail, on one line; it can contain any answer */
export const formatSubject = (answers: Answers, { careers }: WordsOf<'careers'>) =>
  fill(
    careers.subject,
    mapFields((name) => joinLines(answers[name])),
  );

const isText = (name: FieldName) => fieldOf(name).control.element === 'textarea';

/** @returns the e-mail's text, with CRLF line endings (RFC 5322, section 2.1; RFC 6068, section 5) */
export function formatBody(answers: Answers, { careers }: WordsOf<'careers'>) {
  const isWritten = (name: FieldName) => fieldOf(name).required || answers[name] !== '';
  const written = fieldNames.filter(isWritten);
  const lines = written
    .filter((name) => !isText(name))
    .map((name) => {
      const label = careers[fieldOf(name).label];
      return fill(careers.answer, { label, value: joinLines(answers[name]) });
    });
  const texts = written.filter(isText).flatMap((name) => ['', ...splitLines(answers[name])]);
  return [...lines, ...texts].join('\r\n');
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
  const positionLine = fill(careers.positionsBlank, {
    positions: formatList(positions, language),
  });
  const lines = fieldNames.flatMap((name) => {
    const { label, blank = label, control } = fieldOf(name);
    if (control.element === 'textarea') return ['', careers[blank], ''];
    const asked = control.element === 'select' ? positionLine : careers[blank];
    return fill(careers.answer, { label: asked, value: '' });
  });
  return buildMailto(mailbox, careers.subjectBlank, lines.join('\r\n'));
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
