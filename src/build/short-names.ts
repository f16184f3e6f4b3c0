import { classSelector, findClassNames, removeEscapes } from './class-names.ts';

const classAttribute = /(<[a-z](?:[^"<>]|"[^"]*")*?\sclass=")([^"]*)/gi;

/** `A` to `Z`, then `AA`, `AB` … Names that people write are in lower case. */
function formatNumber(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? formatNumber(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/**
 * Gives the utilities of a style short names: a twentieth of a page is their names.
 * @param css minified
 * @param isKept whether a class must keep its name, because something else names it
 * @returns the style, and the short names
 */
export function shortenNames(css: string, isKept: (name: string) => boolean) {
  const [, utilities = ''] = css.split('@layer utilities{');
  // In the addresses of fonts, what follows a dot is no class.
  const addresses = new Set(
    (css.match(/url\([^)]*\)/g) ?? []).flatMap((url) => url.match(/(?<=\.)[\w-]+/g) ?? []),
  );
  const all = [...new Set(findClassNames(utilities))].filter(
    (name) => !isKept(name) && !addresses.has(name),
  );
  const names = new Map(all.map((name, index) => [name, formatNumber(index)]));
  const text = css.replace(classSelector, (selector, name: string) => {
    const short = names.get(removeEscapes(name));
    return short ? `.${short}` : selector;
  });
  return { text, names };
}

/** @returns a page with short names in its `class` attributes */
export const replaceNames = (html: string, names: ReadonlyMap<string, string>) =>
  html.replace(
    classAttribute,
    (_, start: string, list: string) =>
      start +
      list
        .replaceAll('&amp;', '&')
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => names.get(name) ?? name.replaceAll('&', '&amp;'))
        .join(' '),
  );
