import type { Page } from './addresses.ts';
import type { Link } from './markdown.ts';
import { suggest } from './nearest.ts';
import { type Problem, quote } from './problem.ts';

type ProblemText = Pick<Problem, 'message' | 'fix'>;

const anchorHelp = 'to a heading: its words in lower case, joined by hyphens.';

/** The possible targets of links. */
export interface Targets {
  /** In the language of the text. */
  pages: Map<string, Page>;
  /** In the other languages. */
  elsewhere: Map<string, Page>;
  /** Mailboxes and phone number of the firm, from `foldContact`. */
  contacts?: readonly string[];
}

/** @returns a mailbox in lower case, or the digits of a phone number */
export const foldContact = (contact: string) =>
  contact.includes('@') ? contact.toLowerCase() : contact.replaceAll(/[^+\d]/g, '');

function describeContact(url: string, contacts: readonly string[]): ProblemText | undefined {
  const [, scheme, contact = ''] = /^(mailto|tel):([^?]*)/.exec(url) ?? [];
  if (url.includes('{') || contacts.includes(foldContact(contact)))
    return {
      message: `the link ${quote(url)} is a contact of the firm written by hand`,
      fix: 'Write {email} or {phone} alone, without brackets: it becomes a link by itself.',
    };
  const valid = scheme === 'tel' ? /^\+?[\d().-]{3,}$/ : /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
  return valid.test(contact)
    ? undefined
    : {
        message: `the link ${quote(url)} is not an address`,
        fix: 'Write mailto:name@example.org for a mailbox, or tel:+442000000000 for a phone number, without spaces.',
      };
}

/** @returns the path, in the language of the text, of a page in another language */
export const findTwin = (path: string, { pages, elsewhere }: Targets) =>
  [...pages].find(([, { key }]) => key === elsewhere.get(path)?.key)?.[0];

/** A text may link to a page in another language only if its own language lacks that page. */
function describeForeign(url: string, path: string, targets: Targets): ProblemText | undefined {
  const twin = findTwin(path, targets);
  return twin === undefined
    ? undefined
    : {
        message: `the link ${quote(url)} leads to the page in another language`,
        fix: `Write ${quote(twin)}, its address in the language of this file.`,
      };
}

function describeOwnAddress(url: string, targets: Targets): ProblemText | undefined {
  const { pages, elsewhere } = targets;
  const [beforeAnchor = '', anchor] = url.split('#');
  const path = beforeAnchor.split('?')[0] ?? '';
  const page = pages.get(path);
  if (!page && elsewhere.has(path)) return describeForeign(url, path, targets);
  if (!page) {
    const bare = path.replace(/(\.html?|\/)$/, '');
    const guess = pages.has(bare) ? `Did you mean "${bare}"? ` : suggest(path, [...pages.keys()]);
    return {
      message: `the link ${quote(url)} is broken: the site has no such page`,
      fix: `${guess}Write the address of a page as the browser shows it, from the first / on.`,
    };
  }
  if (page.leaving)
    return {
      message: `the link ${quote(url)} leads to a page that ${page.leaving}`,
      fix: 'Link to the page that lists it.',
    };
  if (anchor && !page.anchors.has(anchor))
    return {
      message: `the page ${path} has no anchor ${quote(anchor)}`,
      fix: `${suggest(anchor, [...page.anchors])}Link to the page alone, or ${anchorHelp}`,
    };
  return undefined;
}

function describeAddress({ url }: Link, targets: Targets): ProblemText | undefined {
  if (url === '')
    return {
      message: 'a link has no address',
      fix: 'Write the address between the round brackets.',
    };
  if (/[“”‘’\s]/.test(url))
    return {
      message: `the link ${quote(url)} contains a curly quotation mark or a space`,
      fix: 'Delete it: an address has plain characters only.',
    };
  // Citations are checked in law.ts.
  if (url.startsWith('law:')) return undefined;
  if (/^(?:mailto|tel):/.test(url) || url.includes('{'))
    return describeContact(url, targets.contacts ?? []);
  if (url.startsWith('/') && !url.startsWith('//')) return describeOwnAddress(url, targets);
  if (url.startsWith('http://'))
    return {
      message: `the link ${quote(url)} is not encrypted`,
      fix: 'Write https:// and check that the page opens.',
    };
  if (url.startsWith('https://') && URL.canParse(url)) return undefined;
  return {
    message: `the link ${quote(url)} is not an address`,
    fix: 'Begin it with / for a page of this site, or with https:// for another site.',
  };
}

function describeOwnAnchor(url: string, anchors: string[]): ProblemText | undefined {
  const anchor = url.slice(1);
  if (anchors.includes(anchor)) return undefined;
  return {
    message: `no heading of this text has the anchor ${quote(url)}`,
    fix: `${suggest(anchor, anchors)}Link ${anchorHelp}`,
  };
}

/**
 * @param anchors of the text that contains the link
 * @returns the problem with the target of the link, if any
 */
export const describeLink = (link: Link, targets: Targets, anchors: string[]) =>
  link.url.startsWith('#') ? describeOwnAnchor(link.url, anchors) : describeAddress(link, targets);
