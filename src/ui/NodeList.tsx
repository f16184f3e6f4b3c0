import { createElement, Fragment, type ReactNode } from 'react';

interface Props {
  items: readonly { key: string; node: ReactNode }[];
  /** BCP 47, such as `en-IN`. */
  language: string;
}

/** Elements in a line, such as links, joined as the language joins a list. */
export function NodeList({ items, language }: Props) {
  const keys = items.map(({ key }) => key);
  const parts = new Intl.ListFormat(language, { type: 'unit' }).formatToParts(keys);
  const nodes = new Map(items.map(({ key, node }) => [key, node]));
  return createElement(
    Fragment,
    null,
    ...parts.map(({ type, value }) => (type === 'element' ? nodes.get(value) : value)),
  );
}
