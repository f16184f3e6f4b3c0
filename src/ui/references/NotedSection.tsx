import type { ComponentProps } from 'react';
import { Section } from '../Section.tsx';
import { NoteList } from './NoteList.tsx';

type Props = Omit<ComponentProps<typeof Section>, 'aside'> & ComponentProps<typeof NoteList>;

/** A section and, beside it, the references that it is the first to cite. */
export const NotedSection = ({ citations, words, ...section }: Props) => (
  <Section
    {...section}
    aside={citations.first.length > 0 && <NoteList citations={citations} words={words} />}
  />
);
