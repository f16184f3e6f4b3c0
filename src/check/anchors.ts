import type { Paths } from '../content/addresses.ts';
import { type KindName, kinds } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { addressOf } from './addresses.ts';
import { findHeadings } from './markdown.ts';
import { type Problem, quote } from './problem.ts';

/** Anchors of the parts that the program adds to every page. */
const onAll = ['main', 'footer-contact'];

/** Those that it adds to the pages of a kind, or to the page on which the entries of a kind are. */
const reserved: Partial<Record<KindName, string[]>> = {
  articles: [
    ...['article-help', 'calendar', 'law-changes', 'related', 'related-services', 'share'],
    ...['sources', 'suggestions'],
  ],
  openings: ['application-position', 'job-application-form', 'opening-facts'],
  legal: ['wcag'],
  services: ['calendar'],
  calendars: ['years'],
  law: ['register'],
};

const isReserved = (anchor: string, kind: KindName) =>
  [...onAll, ...(reserved[kind] ?? [])].includes(anchor) || anchor.startsWith('figure-');

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
        .filter((heading) => isReserved(heading.anchor, kind))
        .map((heading) => ({
          file,
          line: heading.line,
          message: message(heading.anchor),
          fix: 'Add a word to the heading.',
        })),
      ...(anchor && isReserved(anchor, kind)
        ? [{ file, message: message(anchor), fix: 'Choose another file name.' }]
        : []),
    ];
  });
