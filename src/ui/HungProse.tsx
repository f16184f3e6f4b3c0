import './hung-prose.css';
import type { ComponentProps } from 'react';
import { Prose } from './Prose.tsx';

interface Props extends ComponentProps<typeof Prose> {
  /** Heading of what comes before the first heading of the text. */
  heading: string;
}

/** A text whose headings are beside its paragraphs on wide screens. */
export const HungProse = ({ heading, ...prose }: Props) => (
  <section className="hung-prose wrap">
    <h2 className="text-xl">{heading}</h2>
    <Prose {...prose} />
  </section>
);
