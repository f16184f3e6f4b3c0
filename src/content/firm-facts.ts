import type { Firm } from './kinds/firm.ts';
import { formatOfficeLines, type OfficeData } from './kinds/office.ts';
import { mapTexts } from './texts.ts';

/** Placeholders for facts of the firm that a text may contain, in braces: `{email}`. */
export const factNames = [
  'name',
  'legalName',
  'email',
  'careersEmail',
  'grievanceEmail',
  'phone',
  'address',
  'siteUrl',
] as const;

type FactName = (typeof factNames)[number];

const token = /\{([a-zA-Z]+)\}/g;

const isFactName = (name: string): name is FactName => factNames.some((known) => known === name);

/** @returns a phone number as other programs read it: digits and the leading plus */
export const formatPhone = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

/** Formats a `tel:` link by RFC 3966. */
export const phoneLink = (phone: string) => `tel:${formatPhone(phone)}`;

/** @returns a mailbox with its domain as machines write it: `info@xn--kanzlei-mller-ilb.example` */
export function toAsciiMailbox(mailbox: string) {
  const [name = '', domain = ''] = mailbox.split('@');
  return `${name}@${new URL(`https://${domain}`).hostname}`;
}

/** Formats a `mailto:` link. */
export const mailLink = (mailbox: string) => `mailto:${toAsciiMailbox(mailbox)}`;

/** @returns an introduction that ends with the line that the site is a sample, if it is one */
export const addSampleNote = (intro: string, { sampleNote }: Pick<Firm, 'sampleNote'>) =>
  sampleNote ? `${intro} ${sampleNote}` : intro;

/** The value of each placeholder. */
export type Facts = Record<FactName, string>;

/** @param office the first office; its address is the firm's */
export const buildFacts = (firm: Firm, office: OfficeData | undefined, tag: string): Facts => ({
  ...firm,
  address: office ? formatOfficeLines(office, tag).join(', ') : '',
});

/** Finds unknown placeholders. */
export const findUnknownFacts = (text: string) =>
  [...text.matchAll(token)].map((match) => match[1] ?? '').filter((name) => !isFactName(name));

/** Replaces the placeholders in every text of nested data. Leaves unknown names unchanged. */
export const fillFacts = <Data>(data: Data, facts: Facts): Data =>
  mapTexts(data, (text) =>
    text.replace(token, (whole, name: string) => (isFactName(name) ? facts[name] : whole)),
  );

/** @returns the parts of a text: plain ones, and the names of facts between them */
export const splitAtFacts = (text: string): { text: string; name?: FactName }[] =>
  text
    .split(/(\{[a-zA-Z]+\})/)
    .filter(Boolean)
    .map((part) => {
      const name = part.slice(1, -1);
      return part.startsWith('{') && isFactName(name) ? { text: part, name } : { text: part };
    });

/** @returns the address to which a fact in a text links; undefined if it is no link */
export function linkFact(name: FactName, facts: Facts) {
  if (name === 'email' || name === 'careersEmail' || name === 'grievanceEmail')
    return mailLink(facts[name]);
  return name === 'phone' ? phoneLink(facts[name]) : undefined;
}
