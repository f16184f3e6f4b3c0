import { escapeHtml } from './escape-html.ts';
import type { Firm } from './kinds/firm.ts';

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

/** Formats the office address on one line. */
export const formatAddress = ({ address }: Firm) =>
  [
    ...address.lines,
    `${address.locality} ${address.postalCode}`,
    address.region,
    address.country,
  ].join(', ');

/** Formats a `tel:` link by RFC 3966: digits and the leading plus. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

const formatFact = (firm: Firm, name: FactName) =>
  name === 'address' ? formatAddress(firm) : firm[name];

/** Finds placeholders that name no fact. */
export const findUnknownFacts = (text: string) =>
  [...text.matchAll(token)].map((match) => match[1] ?? '').filter((name) => !isFactName(name));

/** Replaces the placeholders in plain text. Leaves unknown names unchanged. */
const fillFacts = (text: string, firm: Firm) =>
  text.replace(token, (whole, name: string) => (isFactName(name) ? formatFact(firm, name) : whole));

/** Replaces the placeholders in every string of nested data. */
export function fillFactsDeep<Data>(data: Data, firm: Firm): Data {
  if (typeof data === 'string') return fillFacts(data, firm) as Data;
  if (Array.isArray(data)) return data.map((item) => fillFactsDeep(item, firm)) as Data;
  if (data !== null && typeof data === 'object' && Object.getPrototypeOf(data) === Object.prototype)
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, fillFactsDeep(value, firm)]),
    ) as Data;
  return data;
}

/** Replaces the placeholders in rendered HTML; e-mail addresses and the phone become links. */
export const fillFactsInHtml = (html: string, firm: Firm) =>
  html.replace(token, (whole, name: string) => {
    if (!isFactName(name)) return whole;
    const fact = escapeHtml(formatFact(firm, name));
    if (name === 'email' || name === 'careersEmail' || name === 'grievanceEmail')
      return `<a href="mailto:${fact}">${fact}</a>`;
    if (name === 'phone') return `<a href="${phoneLink(fact)}">${fact}</a>`;
    return fact;
  });
