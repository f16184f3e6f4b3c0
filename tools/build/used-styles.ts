import { transform } from 'lightningcss';
import { hashSource } from './inline-script.ts';

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const classAttribute = /\bclass="([^"]*)"/g;
const classSelector = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;

/** @returns the classes of a page, and all words of its scripts, which may set more classes */
function findClasses(html: string) {
  const groups = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  return new Set([
    ...groups(classAttribute).flatMap((names) => names.split(/\s+/)),
    ...groups(script).flatMap((text) => text.match(/[\w-]+/g) ?? []),
  ]);
}

const removeClasses = (css: string, classes: Set<string>) => {
  const names = [...css.matchAll(classSelector)].map(([, name = '']) => name.replaceAll('\\', ''));
  const unusedSymbols = [...new Set(names)].filter((name) => !classes.has(name));
  const code = Buffer.from(css);
  return String(transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code);
};

/**
 * Removes the rules for classes that none of the pages with the same styles uses: a quarter of them.
 * The policies get the new hashes, no more than before, because hosts repeat all of them in one
 * header. Pages with islands keep their styles, because React adds classes later.
 * @param pages by file, each with all its styles and with its policy
 * @returns the pages with the remaining styles
 */
export function removeUnusedStyles(pages: Map<string, string>) {
  const classesOf = new Map<string, Set<string>>();
  const texts = [...pages].map(([file, html]) => {
    const styles = [...html.matchAll(style)].map(([, css = '']) => css);
    const isStatic = !html.includes('<astro-island');
    const classes = findClasses(html.replace(style, '').replaceAll('&amp;', '&'));
    for (const css of styles) {
      const known = classesOf.get(css) ?? new Set();
      classesOf.set(css, known.union(classes));
    }
    return { file, html, styles, isStatic };
  });
  const kept = new Set(texts.flatMap(({ isStatic, styles }) => (isStatic ? [] : styles)));
  const smaller = new Map(
    [...classesOf]
      .filter(([css]) => !kept.has(css))
      .map(([css, classes]) => [css, removeClasses(css, classes)]),
  );
  return new Map(
    texts.map(({ file, html, styles }) => [
      file,
      styles.reduce((text, css) => {
        const after = smaller.get(css) ?? css;
        return text.replace(css, () => after).replace(hashSource(css), () => hashSource(after));
      }, html),
    ]),
  );
}
