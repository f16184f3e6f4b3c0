import { z } from 'zod';
import { textWhere } from '../code-fields.ts';
import { defineKind } from '../define-kind.ts';
import { list } from '../fields.ts';
import { onlyFile } from '../kind.ts';

/** What the settings of every host can hold: `*` and `:` have a meaning in some of them. */
const safe = /^\/(?!\/)[^\p{Control}"#$'*:;<>\\^`{|}]*$/u;

/** An address that a page once had, as hosts compare addresses. */
interface OldAddress {
  /** With letters instead of their codes and, unless it has a query, without a slash at the end. */
  path: string;
  /** The parts of its query, such as `p=12`. */
  query: string[];
}

/** @returns undefined for a text that is no such address */
export function parseOldAddress(from: string): OldAddress | undefined {
  const [address = '', query] = from.split('?');
  try {
    const path = decodeURIComponent(address).normalize();
    const isKnown =
      !/\s/.test(from) && safe.test(path) && safe.test(`/${decodeURIComponent(query ?? '')}`);
    if (!isKnown || /\?.*\?/.test(from) || path.includes('?')) return undefined;
    return query
      ? { path, query: query.split('&') }
      : { path: path.replace(/(?<=.)\/$/, ''), query: [] };
  } catch {
    return undefined;
  }
}

/** @returns the path under which hosts show the file of an address: `/a` for `/a.html`, `/` for `/index.html` */
export const shownPath = (path: string) =>
  path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';

const redirectsSchema = z.strictObject({
  redirects: list('pages that have moved', [], {
    from: textWhere(
      (value) => parseOldAddress(value) !== undefined,
      'is not an address of a site',
      'Write it as the browser shows it, from the first / after the domain on: /services/hr, /contact.html or /?p=12. A space is %20.',
    ).meta({ description: 'address that the page had, such as /services/hr', shared: true }),
    to: textWhere(
      /^(?:\/(?!\/)[\w./-]*|https:\/\/[^\s"$';\\{}]+)$/,
      'is neither an address of this site nor of another',
      'Write it without the domain, /services/hr-advisory, or begin it with https:// for another site.',
    ).meta({
      description: 'address of the page now, such as /services/hr-advisory',
      shared: true,
    }),
  }).optional(),
});

/** Former addresses of pages, which hosts redirect. */
export const redirects = defineKind({
  ...onlyFile('redirects'),
  table: { file: 'redirects.csv', field: 'redirects', columns: ['from', 'to'] },
  label: 'Redirects',
  singular: 'list of redirects',
  schema: redirectsSchema,
  inAllLanguages: true,
});

type Item = NonNullable<z.infer<typeof redirectsSchema>['redirects']>[number];

/** A former address as hosts are told. */
export type Redirect = ReturnType<typeof buildRedirects>[number];

/** Builds the redirects of the site, those with the longest query first, because others may hold them, too. */
export function buildRedirects(items: Item[]) {
  const pages = new Set<string>();
  return items
    .map(({ from, to }) => {
      const { path, query } = parseOldAddress(from) ?? { path: from, query: [] };
      const shown = shownPath(path);
      // A page in the place of another would hide it where the case of letters does not count.
      const hasPage =
        query.length === 0 &&
        shown !== '/' &&
        shown.toLowerCase() !== to.toLowerCase() &&
        !/\.\w+$/.test(shown) &&
        !pages.has(shown);
      if (hasPage) pages.add(shown);
      return {
        path,
        query,
        to,
        /** Path of the page that leads on, for hosts without redirects; undefined if no file can be there. */
        page: hasPage ? shown : undefined,
        /** Whether the address had a slash at the end, or was the first page of a folder. */
        isFolder: /\/(?:index\.html)?$/.test(from),
      };
    })
    .sort((a, b) => b.query.length - a.query.length);
}
