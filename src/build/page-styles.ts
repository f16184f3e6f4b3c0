import { transform } from 'lightningcss';
import { hashSource } from './page-policy.ts';

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const scriptFile = /<script\b[^>]*?\ssrc="([^"]*)"/g;
const className = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;
const variableUse = /var\((--[\w-]+)/g;
const declaration = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
const registration = /@property (--[\w-]+)\{[^}]*\}/g;
const face = /@font-face\{font-family:([^;]+);[^}]*\}/g;
const constant = /@property (--[\w-]+)\{[^}]*initial-value:([^}]*)\}/g;
/** For browsers that do not know `@property`. */
const fallback = /@layer properties\{.*?\}\}\}/s;

/** Anything between spaces, quotes and brackets may be the name of a class. */
const findWords = (text: string) => text.match(/[^\s"'`<>{}=&;]+/g) ?? [];

const classList = /(?<=\bclass=")[^"]*/g;

/** The name of a class may have any sign, such as `[&_a]:underline`. */
const decode = (written: string) =>
  written
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll(/&#(39|x27);/g, "'");

const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

export const findVariables = (text: string) => new Set(listMatches(text, variableUse));

/** The first browsers with cascade layers, which the sheets need. */
const targets = { chrome: 99 << 16, firefox: 97 << 16, safari: (15 << 16) | (4 << 8) };

/** @param unusedSymbols classes whose rules are removed */
export function minifyStyles(css: string, unusedSymbols: string[] = []) {
  const code = Buffer.from(css);
  return String(
    transform({ filename: 'page.css', code, minify: true, targets, unusedSymbols }).code,
  );
}

function removeClasses(css: string, words: ReadonlySet<string>) {
  const names = listMatches(css, className).map((name) => name.replaceAll('\\', ''));
  return minifyStyles(
    css,
    [...new Set(names)].filter((name) => !words.has(name)),
  );
}

/** @param all styles of the page: those of its language may name a face, too */
function removeFaces(css: string, all: string) {
  const rest = all.replaceAll(face, '');
  return css.replaceAll(face, (text, family: string) =>
    new RegExp(`[:, ]${RegExp.escape(family)}[,;}]`).test(rest) ? text : '',
  );
}

/**
 * Writes out the variables of Tailwind that no rule of the page sets, and leaves the style of borders to
 * the reset.
 */
function fillConstants(css: string) {
  const set = css.replace(fallback, '');
  return css
    .matchAll(constant)
    .filter(([, name]) => !set.includes(`${name}:`))
    .reduce((text, [, name, value = '']) => text.replaceAll(`var(${name})`, value), css)
    .replaceAll(/(?<=[{;])border(?:-[a-z]+)*-style:solid;?/g, '');
}

/** @param others variables that are used outside of the style */
function removeVariables(css: string, others: ReadonlySet<string>): string {
  const used = others.union(findVariables(css));
  const keep = (text: string, name: string) => (used.has(name) ? text : '');
  const smaller = css.replace(declaration, keep).replace(registration, keep);
  // Variables that only the removed ones used are next.
  return smaller === css ? css : removeVariables(smaller, others);
}

/**
 * Utilities with a variant, a value or a size have long names, and many are always on the same elements.
 * @param lists the classes of each element
 * @param rest what else may name a class
 * @returns a short name for each of them: the same one for those of the same elements
 */
function findShortNames(lists: string[][], rest: string) {
  const elements = new Map<string, string>();
  for (const [index, list] of lists.entries())
    for (const name of list)
      if (/[:[(\d]/.test(name)) elements.set(name, `${elements.get(name) ?? ''} ${index}`);
  const named = [...elements].filter(([name]) => !rest.includes(name));
  const sets = [...new Set(named.map(([, set]) => set))];
  return new Map(named.map(([name, set]) => [name, `_${sets.indexOf(set).toString(36)}`]));
}

/**
 * Removes the rules for classes that a page does not have, and the variables that nothing uses, from
 * its styles, which Tailwind makes for the whole site, and shortens the names of the others: a third of
 * a page.
 * @param scripts of the site by their paths: they may name classes, too
 * @param variables that other files use
 * @returns the page, with the hashes of its smaller styles in its policy
 */
export function removeUnusedRules(
  html: string,
  scripts: ReadonlyMap<string, string>,
  variables: ReadonlySet<string>,
) {
  const rest = html.replace(styleElement, '');
  // The components of islands are in files that no element names.
  const paths = rest.includes('<astro-island')
    ? [...scripts.keys()]
    : listMatches(rest, scriptFile);
  const texts = [rest, ...paths.map((path) => scripts.get(path) ?? '')];
  const lists = rest.match(classList)?.map((list) => decode(list).split(/\s+/)) ?? [];
  const words = new Set([...lists, ...texts.map(findWords)].flat());
  const short = findShortNames(lists, texts.join().replaceAll(classList, ''));
  const sheets = listMatches(html, styleElement);
  let page = html;
  for (const css of sheets) {
    const others = variables.union(findVariables(page.replace(css, '')));
    const used = fillConstants(removeClasses(css, words));
    const renamed = used.replace(className, (selector, name: string) => {
      const found = short.get(name.replaceAll('\\', ''));
      return found ? `.${found}` : selector;
    });
    const kept = removeVariables(minifyStyles(renamed), others);
    const smaller = removeFaces(
      kept,
      [kept, ...sheets.filter((sheet) => sheet !== css)].join('\n'),
    );
    page = page.replace(css, () => smaller).replace(hashSource(css), hashSource(smaller));
  }
  return page.replace(classList, (list) =>
    [...new Set(list.match(/\S+/g)?.map((name) => short.get(decode(name)) ?? name))].join(' '),
  );
}
