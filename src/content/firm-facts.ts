import { escapeHtml } from './escape-html.ts';
import type { Firm } from './kinds/firm.ts';

/** Names that a text may hold in braces, such as `{email}`; each stands for a fact of the firm. */
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

/** @returns the address of the office on one line */
export const formatAddress = ({ address }: Firm) =>
  [
    ...address.lines,
    `${address.locality} ${address.postalCode}`,
    address.region,
    address.country,
  ].join(', ');

/** @returns `tel:` link by RFC 3966: digits and the leading plus */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

const factOf = (firm: Firm, name: FactName) =>
  name === 'address' ? formatAddress(firm) : firm[name];

/** @returns the names in braces that stand for no fact */
export const findUnknownFacts = (text: string) =>
  [...text.matchAll(token)].map((match) => match[1] ?? '').filter((name) => !isFactName(name));

/** Fills `{email}` and the like in plain text. An unknown name is left as it is. */
const fillFacts = (text: string, firm: Firm) =>
  text.replace(token, (whole, name: string) => (isFactName(name) ? factOf(firm, name) : whole));

/** Fills facts in every string of a content file's data, however deep. */
export function fillFactsDeep<Data>(data: Data, firm: Firm): Data {
  if (typeof data === 'string') return fillFacts(data, firm) as Data;
  if (Array.isArray(data)) return data.map((item) => fillFactsDeep(item, firm)) as Data;
  if (data !== null && typeof data === 'object' && Object.getPrototypeOf(data) === Object.prototype)
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, fillFactsDeep(value, firm)]),
    ) as Data;
  return data;
}

/** Fills facts in rendered HTML; mailboxes and the phone number become links. */
export const fillFactsInHtml = (html: string, firm: Firm) =>
  html.replace(token, (whole, name: string) => {
    if (!isFactName(name)) return whole;
    const fact = escapeHtml(factOf(firm, name));
    if (name === 'email' || name === 'careersEmail' || name === 'grievanceEmail')
      return `<a href="mailto:${fact}">${fact}</a>`;
    if (name === 'phone') return `<a href="${phoneLink(fact)}">${fact}</a>`;
    return fact;
  });
