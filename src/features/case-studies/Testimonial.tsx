import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  testimonial: CaseStudy['testimonial'];
  words: WordsOf<'caseStudies'>;
}

const previewLength = 100;

/** @returns the beginning of a text, counted in code points so that no character is cut in half */
const previewOf = (text: string) => `${[...text].slice(0, previewLength).join('')}…`;

/** What the client says: its beginning, the rest on request, and who said it. */
export const Testimonial = ({ testimonial: { quote, by }, words: { caseStudies } }: Props) => (
  <>
    <details className="group mt-8 border-s-3 border-mark ps-5">
      <summary>
        <span className="group-open:hidden">
          {fill(caseStudies.quoteStart, { quote: previewOf(quote) })}
        </span>{' '}
        <span className="link font-medium">
          <span className="group-open:hidden">{caseStudies.wholeTestimonial}</span>
          <span className="hidden group-open:inline">{caseStudies.showLess}</span>
        </span>
      </summary>
      <blockquote className="mt-2">{fill(caseStudies.quote, { quote })}</blockquote>
    </details>
    <p className="mt-2 ps-6 text-sm text-muted">{by}</p>
  </>
);
