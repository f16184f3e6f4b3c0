import { fill, type WordsOf } from '../../content/words.ts';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  testimonial: CaseStudy['testimonial'];
  /** Only how it begins. */
  isPreview?: boolean;
  words: WordsOf<'caseStudies'>;
}

const previewLength = 100;

/** @returns the beginning of a text, counted in code points so that no character is cut in half */
const previewOf = (text: string) => `${[...text].slice(0, previewLength).join('')}…`;

/** What the client says, and below it who said it. */
export const Testimonial = ({ testimonial: { quote, by }, isPreview, words }: Props) => (
  <>
    <blockquote className="font-display text-lg">
      {fill(words.caseStudies.quote, { quote: isPreview ? previewOf(quote) : quote })}
    </blockquote>
    <p className="label mt-1">{by}</p>
  </>
);
