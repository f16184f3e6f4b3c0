import type { Paths } from '../content/addresses.ts';
import { kinds } from '../registry.ts';
import { addressOf } from './addresses.ts';
import { findHeadings } from './markdown.ts';
import { type Problem, quote } from './problem.ts';
import type { Source } from './source.ts';

/** Anchors of the parts that the program adds to pages. */
const reserved = [
  'application-position',
  'approach',
  'article-help',
  'articles',
  'blogs',
  'calendar',
  'contact',
  'featured',
  'footer-contact',
  'job-application-form',
  'law-changes',
  'main',
  'newsletter-email',
  'opening-facts',
  'register',
  'related',
  'related-services',
  'services',
  'share',
  'sources',
  'suggestions',
  'wcag',
  'years',
];

const isReserved = (anchor: string) => reserved.includes(anchor) || anchor.startsWith('figure-');

/**
 * Finds headings and files whose anchor a part of the page has already: links would lead to the
 * wrong place.
 * @param sources the files of one language
 */
export const checkAnchors = (sources: Source[], paths: Paths): Problem[] =>
  sources.flatMap((source) => {
    const { file, kind } = source;
    const headings = kinds[kind].ending === 'md' ? findHeadings(source) : [];
    const [, anchor] = (addressOf(source, [source], paths) ?? '').split('#');
    const message = (name: string) => `the page has another part with the anchor ${quote(name)}`;
    return [
      ...headings
        .filter((heading) => isReserved(heading.anchor))
        .map((heading) => ({
          file,
          line: heading.line,
          message: message(heading.anchor),
          fix: 'Add a word to the heading.',
        })),
      ...(anchor && isReserved(anchor)
        ? [{ file, message: message(anchor), fix: 'Choose another file name.' }]
        : []),
    ];
  });
