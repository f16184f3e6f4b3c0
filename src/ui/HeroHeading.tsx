import { hasLongWord } from './has-long-word.ts';

interface Props {
  /** Classes that position it. */
  className?: string;
  children: string;
}

const short = 'text-(length:--text-field) max-[24rem]:text-(length:--text-3xl)';
const long = 'text-(length:--text-field-long) hyphens-auto';

/** The heading of a page that opens on a field. Where it has a long word, it is smaller on a phone. */
export const HeroHeading = ({ className = '', children }: Props) => (
  <h1
    className={`-ms-[0.03em] leading-(--text-hero--line-height) tracking-tight wrap-anywhere ${hasLongWord(children) ? long : short} ${className}`}
  >
    {children}
  </h1>
);
