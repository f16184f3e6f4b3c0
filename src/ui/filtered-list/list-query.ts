import { foldText } from '../../content/fold-text.ts';

/** An item of a list, as the island knows it. Its HTML has its id as `data-item`. */
export interface ListItem {
  id: string;
  /** What the search looks into. */
  text?: string;
  /** The value, or several values, by which each filter finds it. */
  values: Readonly<Record<string, string | readonly string[]>>;
}

/** The values that each filter offers, by the name of its query parameter. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** What an island is given of its list. */
export interface ListOptions {
  /** Path of the page. */
  path: string;
  items: readonly ListItem[];
  filters: Filters;
  pageSize?: number;
}

/** @returns what wakes the island of a list, for `client:needed` */
export const listNeeds = ({ filters }: Pick<ListOptions, 'filters'>) => ({
  query: ['q', 'page', ...Object.keys(filters)],
  outside: '[data-pager] a',
});

/** The state of a list: `q`, `page` and the value of each filter. What is not asked for is missing. */
export type ListQuery = Readonly<Record<string, string>>;

/** Reads the state from the query of an address, which may contain anything. */
export function readQuery(search: string, filters: Filters): ListQuery {
  const asked = new URLSearchParams(search);
  const valid = [...asked].filter(([name, value]) => {
    if (name === 'q') return value.trim() !== '';
    return name === 'page' ? /^[1-9]\d{0,5}$/.test(value) : filters[name]?.includes(value);
  });
  return Object.fromEntries(valid);
}

/** @returns the query of an address, or '' for the whole list */
export function writeQuery(query: ListQuery) {
  const given = Object.entries(query).filter(([, value]) => value.trim() !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/**
 * Finds the items that the query asks for: of each filter and with the text, as typed, in their
 * own. A page that does not exist is the first.
 */
export function findItems(items: readonly ListItem[], query: ListQuery, pageSize = items.length) {
  const { q = '', page, ...chosen } = query;
  const wanted = foldText(q.trim());
  const found = items.filter(
    ({ text = '', values }) =>
      Object.entries(chosen).every(([name, value]) => [values[name]].flat().includes(value)) &&
      foldText(text).includes(wanted),
  );
  const last = Math.max(1, Math.ceil(found.length / Math.max(1, pageSize)));
  const current = page && Number(page) <= last ? Number(page) : 1;
  return {
    found,
    shown: new Set(found.slice((current - 1) * pageSize, current * pageSize).map(({ id }) => id)),
    current,
    last,
  };
}
