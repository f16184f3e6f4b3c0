import { hasLongWord } from './has-long-word.ts';

interface Props {
  /** Classes that position it. */
  className?: string;
  children: string;
}

/** The heading of a page that opens on a field. Where it has a long word, it is smaller on a phone. */
export const HeroHeading = ({ className = '', children }: Props) => (
  <h1 className={`field-heading ${hasLongWord(children) ? 'long-words ' : ''}${className}`.trim()}>
    {children}
  </h1>
);
