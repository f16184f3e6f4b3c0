import type { ComponentProps } from 'react';
import { Section } from '../../ui/Section.tsx';
import { LawList } from './LawList.tsx';

/** The section with the law that a page cites, if it cites any. */
export function CitedLaw(props: ComponentProps<typeof LawList>) {
  if (props.citations.all.length === 0) return null;
  return (
    <Section heading={props.words.law.heading}>
      <LawList {...props} />
    </Section>
  );
}
