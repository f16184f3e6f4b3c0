import { createElement, Fragment, type ReactNode } from 'react';

interface Props {
  /** Such as `by {author}`. */
  text: string;
  /** What takes the place of each placeholder. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A text whose placeholders are replaced by elements, such as a link or a date. */
export function Template({ text, values }: Props) {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name ? values[name] : part;
  });
  return createElement(Fragment, null, ...parts);
}
