import { fill, type WordsOf } from '../../content/words.ts';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  testimonial: CaseStudy['testimonial'];
  words: WordsOf<'caseStudies'>;
}

const previewLength = 100;

/** @returns the beginning of a text, counted in code points so that no character is cut in half */
const previewOf = (text: string) => `${[...text].slice(0, previewLength).join('')}…`;

/** What the client says: its beginning, or on request the whole, and below it who said it. */
export const Testimonial = ({ testimonial: { quote, by }, words: { caseStudies } }: Props) => (
  <div className="border-t border-edge pt-4">
    <details className="group">
      <summary className="screen-only">
        <span className="block font-display text-lg group-open:hidden">
          {fill(caseStudies.quote, { quote: previewOf(quote) })}
        </span>
        <span className="label block mt-1 group-open:hidden">{by}</span>
        <span className="menu-arrow tap text-sm font-medium hover:text-accent">
          <span className="group-open:hidden">{caseStudies.wholeTestimonial}</span>
          <span className="hidden group-open:inline">{caseStudies.showLess}</span>
        </span>
      </summary>
      <blockquote className="font-display text-lg">{fill(caseStudies.quote, { quote })}</blockquote>
      <p className="label mt-1">{by}</p>
    </details>
  </div>
);
