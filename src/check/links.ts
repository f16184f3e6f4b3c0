import { formatPhone } from '../content/firm-facts.ts';
import { type Advice, advise, type Problem, quote, suggest } from '../content/problem.ts';
import { findLinks } from '../render/parse-markdown.ts';
import { downloadPath, isDownload } from '../render/text-files.ts';
import type { Site } from '../site/site.ts';
import type { Source } from '../site/source.ts';
import { type LinkTarget, listLinkTargets } from './addresses.ts';
import { fieldProblem, listTexts, problemIn } from './file-problems.ts';

/** The possible targets of links. */
export interface Targets {
  /** In the language of the text. */
  here: Map<string, LinkTarget>;
  /** In the other languages. */
  elsewhere: Map<string, LinkTarget>;
  /** Mailboxes and phone number of the firm, from `foldContact`. */
  contacts?: readonly string[];
}

/** @returns a mailbox in lower case, or the digits of a phone number */
const foldContact = (contact: string) =>
  contact.includes('@') ? contact.toLowerCase() : formatPhone(contact);

function describeContact(url: string, contacts: readonly string[]): Advice | undefined {
  const [, scheme, contact = ''] = /^(mailto|tel):([^?]*)/.exec(url) ?? [];
  if (url.includes('{') || contacts.includes(foldContact(contact)))
    return advise(
      `the link ${quote(url)} is a contact of the firm written by hand`,
      'Write {email} or {phone} alone, without brackets: it becomes a link by itself.',
    );
  const valid = scheme === 'tel' ? /^\+?[\d().-]{3,}$/ : /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
  return valid.test(contact)
    ? undefined
    : advise(
        `the link ${quote(url)} is not an address`,
        'Write mailto:name@example.org for a mailbox, or tel:+442000000000 for a phone number, without spaces.',
      );
}

/** @returns the path, in the language of the text, of a page in another language */
const findTwin = (path: string, { here, elsewhere }: Targets) =>
  [...here].find(([, { key }]) => key === elsewhere.get(path)?.key)?.[0];

function describeOwnAddress(url: string, targets: Targets): Advice | undefined {
  const { here, elsewhere } = targets;
  const [path = ''] = url.split(/[?#]/);
  const page = here.get(path);
  if (!page && elsewhere.has(path)) {
    // A text may link to a page in another language only if its own language lacks that page.
    const twin = findTwin(path, targets);
    return twin === undefined
      ? undefined
      : advise(
          `the link ${quote(url)} leads to the page in another language`,
          `Write ${quote(twin)}, its address in the language of this file.`,
        );
  }
  if (!page) {
    const bare = path.replace(/(\.html?|\/)$/, '');
    const guess = here.has(bare) ? `Did you mean "${bare}"? ` : suggest(path, [...here.keys()]);
    return advise(
      `the link ${quote(url)} is broken: the site has no such page`,
      `${guess}Write the address of a page as the browser shows it, from the first / on.`,
    );
  }
  if (page.leaving)
    return advise(
      `the link ${quote(url)} leads to a page that ${page.leaving}`,
      'Link to the page that lists it.',
    );
  return undefined;
}

/** @returns the problem with the target of a link, if any; anchors are checked in `built-site.ts` */
export function describeLink(url: string, targets: Targets): Advice | undefined {
  if (url === '')
    return advise('a link has no address', 'Write the address between the round brackets.');
  if (/[“”‘’\s]/.test(url))
    return advise(
      `the link ${quote(url)} contains a curly quotation mark or a space`,
      url.startsWith('./')
        ? 'Rename the file, with hyphens for spaces.'
        : 'Delete it: an address has plain characters only.',
    );
  if (/^(?:\.\.\/|\.?\/.+\/)(?:.*\/)?files\/[^/]+$/.test(url))
    return advise(
      `the link ${quote(url)} leads to the folder of a file`,
      `Write ${quote(downloadPath(url))}, where it is published.`,
    );
  // Files are checked in pictures.ts, citations in law.ts.
  if (/^(?:#|\.\/|law:)/.test(url) || isDownload(url)) return undefined;
  if (/^(?:mailto|tel):/.test(url) || url.includes('{'))
    return describeContact(url, targets.contacts ?? []);
  if (url.startsWith('/') && !url.startsWith('//')) return describeOwnAddress(url, targets);
  if (url.startsWith('http://'))
    return advise(
      `the link ${quote(url)} is not encrypted`,
      'Write https:// and check that the page opens.',
    );
  if (url.startsWith('https://') && URL.canParse(url)) return undefined;
  return advise(
    `the link ${quote(url)} is not an address`,
    'Begin it with / for a page of this site, or with https:// for another site.',
  );
}

/** Finds the links to an address in texts. */
export const findLinksTo = (address: string, sources: Source[]): Problem[] =>
  sources.flatMap((source) =>
    findLinks(source)
      .filter(({ url }) => url === address)
      .map(({ url, line }) => ({
        file: source.file,
        line,
        message: `the link ${quote(url)} leads to the entry`,
        fix: 'Link to the page alone.',
      })),
  );

const markdownLink = /\[[^\]]+\]\((?!law:)[^)]*\)/;
const markdownSigns = /(?<![^\s(])(\*\*|__)[^\s*_][^*_]*\1(?![^\s).,;:!?])|^#{2,6} /m;

/** Fields are plain text: the page would show the marks of Markdown. */
const checkFields = (source: Source): Problem[] =>
  listTexts(source.data).flatMap(({ text, path }) => {
    const isLink = markdownLink.test(text);
    if (!isLink && !markdownSigns.test(text)) return [];
    const found = isLink ? 'a Markdown link' : 'the marks of Markdown';
    const message = `contains ${found}, which the page would show as it is typed`;
    const fix = 'Write the words alone: only the text below the fields is Markdown.';
    return fieldProblem(source, path, message, fix);
  });

/** @returns the pages in several languages */
export const joinLinkTargets = (sites: readonly Site[]) =>
  new Map(sites.flatMap((site) => [...listLinkTargets(site)]));

/** Checks the links of all files that can be read, valid or not, because each has an address. */
export function checkLinks(site: Site): Problem[] {
  const { files, content } = site;
  const here = listLinkTargets(site);
  const elsewhere = joinLinkTargets(content.sites.filter((other) => other !== site));
  const { email, careersEmail, grievanceEmail, phone } = Object(
    files.find(({ kind }) => kind === 'firm')?.data,
  );
  const contacts = [email, careersEmail, grievanceEmail, phone]
    .filter((contact) => typeof contact === 'string')
    .map(foldContact);
  return files.flatMap((source) => {
    const links = findLinks(source).flatMap(({ url, line }) =>
      problemIn({ file: source.file, line }, describeLink(url, { here, elsewhere, contacts })),
    );
    return [...links, ...checkFields(source)];
  });
}
