import { createElement, Fragment, type ReactNode } from 'react';

interface Props {
  items: readonly { key: string; node: ReactNode }[];
  /** BCP 47, such as `en-IN`. */
  tag: string;
}

/** Inline elements, such as links, joined like a list in the language. */
export function NodeList({ items, tag }: Props) {
  const keys = items.map(({ key }) => key);
  const parts = new Intl.ListFormat(tag, { type: 'unit' }).formatToParts(keys);
  const nodes = new Map(items.map(({ key, node }) => [key, node]));
  return createElement(
    Fragment,
    null,
    ...parts.map(({ type, value }) => (type === 'element' ? nodes.get(value) : value)),
  );
}
