import { transform } from 'lightningcss';
import { hashSource } from './inline-script.ts';

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const classAttribute = /\bclass="([^"]*)"/g;
const classSelector = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;

const variableUse = /var\((--[\w-]+)/g;

/** What the pages with the same styles need of them. */
export interface StyleUse {
  /** The `class` attributes of the pages. */
  attributes: Set<string>;
  /** Their scripts, which may set more classes. */
  scripts: Set<string>;
  /** The variables that their markup uses, such as the colours of drawings. */
  variables: Set<string>;
  /** The texts of other style elements of the pages. */
  others: Set<string>;
  /** Whether one of the pages has an island. Such styles stay whole: React adds classes later. */
  hasIsland: boolean;
}

/** What becomes of the text of a style element. */
interface SmallerStyle {
  after: string;
  hashBefore: string;
  hashAfter: string;
}

/** @returns the classes that pages use, and all words of their scripts */
const findClasses = ({ attributes, scripts }: StyleUse) =>
  new Set([
    ...[...attributes].flatMap((names) => names.replaceAll('&amp;', '&').split(/\s+/)),
    ...[...scripts].flatMap((text) => text.match(/[\w-]+/g) ?? []),
  ]);

const removeClasses = (css: string, classes: Set<string>) => {
  const names = [...css.matchAll(classSelector)].map(([, name = '']) => name.replaceAll('\\', ''));
  const unusedSymbols = [...new Set(names)].filter((name) => !classes.has(name));
  const code = Buffer.from(css);
  return String(transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code);
};

/** Removes the variables that nothing uses, and those that only the removed ones used. */
function removeVariables(css: string, known: Set<string>): string {
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
 * Notes which classes and variables a page uses of its styles.
 * @param uses of all pages so far, by the text of the style element
 */
export function noteStyleUse(html: string, uses: Map<string, StyleUse>) {
  const hasIsland = html.includes('<astro-island');
  const rest = html.replace(style, '');
  const variables = findVariables(rest);
  const attributes = [...rest.matchAll(classAttribute)].map(([, names = '']) => names);
  const scripts = [...rest.matchAll(script)].map(([, text = '']) => text);
  const styles = [...html.matchAll(style)].map(([, css = '']) => css);
  for (const css of styles) {
    const use = uses.get(css) ?? {
      attributes: new Set(),
      scripts: new Set(),
      variables: new Set(),
      others: new Set(),
      hasIsland: false,
    };
    for (const name of variables) use.variables.add(name);
    for (const names of attributes) use.attributes.add(names);
    for (const text of scripts) use.scripts.add(text);
    for (const other of styles) if (other !== css) use.others.add(other);
    use.hasIsland ||= hasIsland;
    uses.set(css, use);
  }
}

/**
 * Removes the rules for classes that none of the pages with the same styles uses: a quarter of them;
 * and then the variables that no rule uses.
 * Each style has one smaller form for all of its pages, so there are no more hashes than before:
 * hosts repeat all of them in one header.
 * @param shared other styles of these pages, in files, whose variables stay
 */
export const removeUnusedRules = (uses: Map<string, StyleUse>, shared = '') =>
  new Map(
    [...uses]
      .filter(([, { hasIsland }]) => !hasIsland)
      .map(([before, use]): [string, SmallerStyle] => {
        const others = [...use.others, shared].flatMap(findVariables);
        const variables = use.variables.union(new Set(others));
        const after = removeVariables(removeClasses(before, findClasses(use)), variables);
        return [before, { after, hashBefore: hashSource(before), hashAfter: hashSource(after) }];
      }),
  );

/**
 * @param styles what becomes of each text of a style element
 * @returns a page with smaller styles, and with their hashes in its policy
 */
export function replaceStyles(html: string, styles: ReadonlyMap<string, SmallerStyle>) {
  let text = html;
  for (const [, before = ''] of html.matchAll(style)) {
    const smaller = styles.get(before);
    if (smaller)
      text = text
        .replace(before, () => smaller.after)
        .replace(smaller.hashBefore, smaller.hashAfter);
  }
  return text;
}
