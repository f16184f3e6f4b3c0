import { Fragment, type ReactNode } from 'react';
import type { Template } from '../content/words/define.ts';

interface Props<Name extends string> {
  template: Template<Name>;
  /** What takes the place of each placeholder. */
  values: Record<NoInfer<Name>, ReactNode>;
}

/** A text whose placeholders are replaced by elements, such as a link or a date. */
export function Filled<Name extends string>({ template, values }: Props<Name>) {
  return template.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return <Fragment key={part}>{name ? values[name as Name] : part}</Fragment>;
  });
}
