import type { ComponentProps, ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';
import { LawList } from './LawList.tsx';

interface Props extends ComponentProps<typeof LawList> {
  /** Shown below the list. */
  children?: ReactNode;
}

/** The section with the law that a page cites, if it cites any. */
export const CitedLaw = ({ children, ...props }: Props) =>
  props.citations.all.length > 0 && (
    <Section heading={props.words.law.heading}>
      <LawList {...props} />
      {children}
    </Section>
  );
