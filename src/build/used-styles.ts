import { transform } from 'lightningcss';
import { createLookup, findClassNames, findWords } from './class-names.ts';
import { writeConstants } from './constant-values.ts';
import { writeInitialValues } from './initial-values.ts';
import { hashSource } from './inline-script.ts';
import { replaceNames, shortenNames } from './short-names.ts';
import { findVariables, type StyleUse, styleElement } from './style-use.ts';

/** What becomes of a style element. */
export interface SmallerStyle {
  after: string;
  hashAfter: string;
  /** The short names of classes, by their names. */
  names: ReadonlyMap<string, string>;
}

/** The files of a site that name classes and variables of its pages. */
export interface SharedFiles {
  sheets: string;
  /** Scripts by their paths. */
  scripts: ReadonlyMap<string, string>;
}

const removeClasses = (css: string, isUsed: (name: string) => boolean) => {
  const unusedSymbols = [...new Set(findClassNames(css))].filter((name) => !isUsed(name));
  const code = Buffer.from(css);
  return String(transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code);
};

/** Removes the variables that nothing uses, and those that only the removed ones used. */
function removeVariables(css: string, known: ReadonlySet<string>): string {
  const used = new Set([...known, ...findVariables(css)]);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      // Also called for properties that the parser does not know, such as writing-mode.
      Declaration: {
        custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined),
      },
      Rule: { property: ({ value }) => (used.has(value.name) ? undefined : []) },
    },
  });
  const less = String(code);
  return less === css ? css : removeVariables(less, known);
}

/**
 * Removes the rules for classes that none of the pages with the same styles uses: a quarter of them;
 * and then the variables that no rule uses. Gives the utilities of text pages short names.
 * Each style has one smaller form for all of its pages, so there are no more hashes than before:
 * hosts repeat all of them in one header.
 * @param uses of all pages
 * @param texts of the styles by their hashes
 * @returns what becomes of each style, by its hash
 */
export function removeUnusedRules(
  uses: readonly StyleUse[],
  texts: ReadonlyMap<string, string>,
  { sheets, scripts }: SharedFiles,
) {
  const names = new Set(uses.flatMap(({ styles }) => styles));
  const lookups = new Map(
    [...scripts].map(([path, text]) => [path, createLookup(findWords(text))]),
  );
  // Any page may import a script that is not in the folder of Astro: the search.
  const imported = [...lookups].flatMap(([path, has]) => (path.startsWith('/_astro/') ? [] : has));
  const inSheets = new Set(findClassNames(sheets));
  return new Map(
    [...names].map((name): [string, SmallerStyle] => {
      const pages = uses.filter(({ styles }) => styles.includes(name));
      const hasIsland = pages.some((page) => page.hasIsland);
      // Components of islands are in files that no element names.
      const files = hasIsland
        ? [...scripts.keys()]
        : [...new Set(pages.flatMap((page) => page.scripts))];
      const named = [
        createLookup(pages.flatMap((page) => page.scripted)),
        ...files.flatMap((path) => lookups.get(path) ?? []),
      ];
      const isNamed = (own: string) => named.some((has) => has(own));
      const inMarkup = createLookup(pages.flatMap((page) => page.classes));
      const isUsed = (own: string) => inMarkup(own) || isNamed(own);
      const others = new Set(pages.flatMap(({ styles }) => styles));
      others.delete(name);
      const known = [...others].map((other) => texts.get(other) ?? '');
      const variables = new Set([
        ...pages.flatMap((page) => page.variables),
        ...[...known, sheets].flatMap(findVariables),
        ...files.flatMap((path) => findVariables(scripts.get(path) ?? '')),
      ]);
      const rules = writeInitialValues(removeClasses(texts.get(name) ?? '', isUsed));
      const elsewhere = [sheets, ...known].join();
      const isShared = (own: string) => variables.has(own) || elsewhere.includes(own);
      const css = removeVariables(writeConstants(rules, isShared), variables);
      const inOthers = new Set(known.flatMap(findClassNames));
      const isImported = (own: string) => imported.some((has) => has(own));
      const isKept = (own: string) =>
        hasIsland || isNamed(own) || isImported(own) || inSheets.has(own) || inOthers.has(own);
      const { text: after, names: shorter } = shortenNames(css, isKept);
      return [name, { after, hashAfter: hashSource(after), names: shorter }];
    }),
  );
}

/**
 * @param styles what becomes of each style, by its hash
 * @returns a page with smaller styles, and with their hashes in its policy
 */
export function replaceStyles(html: string, styles: ReadonlyMap<string, SmallerStyle>) {
  let text = html;
  for (const [, css = ''] of html.matchAll(styleElement)) {
    const hashBefore = hashSource(css);
    const smaller = styles.get(hashBefore);
    if (!smaller) continue;
    text = text.replace(css, () => smaller.after).replace(hashBefore, smaller.hashAfter);
    if (smaller.names.size > 0) text = replaceNames(text, smaller.names);
  }
  return text;
}
