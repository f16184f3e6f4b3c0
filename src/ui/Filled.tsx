import { createElement, Fragment, type ReactNode } from 'react';
import type { Template } from '../content/words/define.ts';

interface Props<Name extends string> {
  template: Template<Name>;
  /** What takes the place of each placeholder. */
  values: Record<NoInfer<Name>, ReactNode>;
}

/** A text whose placeholders are replaced by elements, such as a link or a date. */
export function Filled<Name extends string>({ template, values }: Props<Name>) {
  const parts = template.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name ? values[name as Name] : part;
  });
  return createElement(Fragment, null, ...parts);
}
