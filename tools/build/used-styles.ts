import { transform } from 'lightningcss';
import { hashSource } from './inline-script.ts';

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const classAttribute = /\bclass="([^"]*)"/g;
const classSelector = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;

/** What the pages with the same styles need of them. */
export interface StyleUse {
  /** The classes of the pages, and all words of their scripts, which may set more classes. */
  classes: Set<string>;
  /** Whether one of the pages has an island. Such styles stay whole: React adds classes later. */
  hasIsland: boolean;
}

/** A style element's text as it is, and what becomes of it. */
interface SmallerStyle {
  before: string;
  after: string;
  hashBefore: string;
  hashAfter: string;
}

function findClasses(html: string) {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(classAttribute))
    for (const name of names.replaceAll('&amp;', '&').split(/\s+/)) classes.add(name);
  for (const [, text = ''] of html.matchAll(script))
    for (const word of text.match(/[\w-]+/g) ?? []) classes.add(word);
  return classes;
}

const removeClasses = (css: string, classes: Set<string>) => {
  const names = [...css.matchAll(classSelector)].map(([, name = '']) => name.replaceAll('\\', ''));
  const unusedSymbols = [...new Set(names)].filter((name) => !classes.has(name));
  const code = Buffer.from(css);
  return String(transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code);
};

/**
 * Notes which classes a page uses of its styles.
 * @param uses of all pages so far, by the text of the style element
 */
export function noteStyleUse(html: string, uses: Map<string, StyleUse>) {
  const classes = findClasses(html.replace(style, ''));
  const hasIsland = html.includes('<astro-island');
  for (const [, css = ''] of html.matchAll(style)) {
    const use = uses.get(css) ?? { classes: new Set(), hasIsland: false };
    for (const name of classes) use.classes.add(name);
    use.hasIsland ||= hasIsland;
    uses.set(css, use);
  }
}

/**
 * Removes the rules for classes that none of the pages with the same styles uses: a quarter of them.
 * Each style has one smaller form for all of its pages, so there are no more hashes than before:
 * hosts repeat all of them in one header.
 */
export const removeUnusedRules = (uses: Map<string, StyleUse>): SmallerStyle[] =>
  [...uses]
    .filter(([, { hasIsland }]) => !hasIsland)
    .map(([before, { classes }]) => {
      const after = removeClasses(before, classes);
      return { before, after, hashBefore: hashSource(before), hashAfter: hashSource(after) };
    });

/** @returns a page with smaller styles, and with their hashes in its policy */
export const replaceStyles = (html: string, styles: readonly SmallerStyle[]) =>
  styles.reduce(
    (text, { before, after, hashBefore, hashAfter }) =>
      text.includes(hashBefore)
        ? text.replace(before, () => after).replace(hashBefore, () => hashAfter)
        : text,
    html,
  );
