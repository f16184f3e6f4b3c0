import { transform } from 'lightningcss';
import { hashSource } from './inline-script.ts';

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const classAttribute = /\bclass="([^"]*)"/g;
const classSelector = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;

const variableUse = /var\((--[\w-]+)/g;

/** What a page needs of its styles. */
export interface StyleUse {
  /** Hashes of the texts of its style elements. */
  styles: string[];
  /** The names in its `class` attributes, and all words of its scripts, which may set more. */
  classes: string[];
  /** The variables that its markup uses, such as the colours of drawings. */
  variables: string[];
  /** Whether it has an island. Its styles stay whole: React adds classes later. */
  hasIsland: boolean;
}

/** What becomes of a style element. */
export interface SmallerStyle {
  after: string;
  hashAfter: string;
}

const removeClasses = (css: string, classes: ReadonlySet<string>) => {
  const names = [...css.matchAll(classSelector)].map(([, name = '']) => name.replaceAll('\\', ''));
  const unusedSymbols = [...new Set(names)].filter((name) => !classes.has(name));
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

const findVariables = (text: string) =>
  [...text.matchAll(variableUse)].map(([, name = '']) => name);

/**
 * Finds which classes and variables a page uses of its styles.
 * @param texts receives the text of each style element, by its hash
 */
export function findStyleUse(html: string, texts: Map<string, string>): StyleUse {
  const styles = [...html.matchAll(style)].map(([, css = '']) => {
    const name = hashSource(css);
    texts.set(name, css);
    return name;
  });
  const rest = html.replace(style, '');
  const attributes = new Set([...rest.matchAll(classAttribute)].map(([, names = '']) => names));
  const scripts = [...rest.matchAll(script)].map(([, text = '']) => text);
  const classes = [
    ...[...attributes].flatMap((names) => names.replaceAll('&amp;', '&').split(/\s+/)),
    ...scripts.flatMap((text) => text.match(/[\w-]+/g) ?? []),
  ];
  return {
    styles,
    classes: [...new Set(classes)],
    variables: [...new Set(findVariables(rest))],
    hasIsland: html.includes('<astro-island'),
  };
}

/**
 * Removes the rules for classes that none of the pages with the same styles uses: a quarter of them;
 * and then the variables that no rule uses.
 * Each style has one smaller form for all of its pages, so there are no more hashes than before:
 * hosts repeat all of them in one header.
 * @param uses of all pages
 * @param texts of the styles by their hashes
 * @param shared other styles of these pages, in files, whose variables stay
 * @returns what becomes of each style, by its hash
 */
export function removeUnusedRules(
  uses: readonly StyleUse[],
  texts: ReadonlyMap<string, string>,
  shared = '',
) {
  const names = new Set(uses.flatMap(({ styles }) => styles));
  return new Map(
    [...names].flatMap((name): [string, SmallerStyle][] => {
      const pages = uses.filter(({ styles }) => styles.includes(name));
      if (pages.some(({ hasIsland }) => hasIsland)) return [];
      const others = new Set(pages.flatMap(({ styles }) => styles));
      others.delete(name);
      const known = [...others].map((other) => texts.get(other) ?? '');
      const variables = new Set([
        ...pages.flatMap((page) => page.variables),
        ...[...known, shared].flatMap(findVariables),
      ]);
      const classes = new Set(pages.flatMap((page) => page.classes));
      const after = removeVariables(removeClasses(texts.get(name) ?? '', classes), variables);
      return [[name, { after, hashAfter: hashSource(after) }]];
    }),
  );
}

/**
 * @param styles what becomes of each style, by its hash
 * @returns a page with smaller styles, and with their hashes in its policy
 */
export function replaceStyles(html: string, styles: ReadonlyMap<string, SmallerStyle>) {
  let text = html;
  for (const [, css = ''] of html.matchAll(style)) {
    const hashBefore = hashSource(css);
    const smaller = styles.get(hashBefore);
    if (smaller)
      text = text.replace(css, () => smaller.after).replace(hashBefore, smaller.hashAfter);
  }
  return text;
}
