import { findWords } from './class-names.ts';
import { hashSource } from './inline-script.ts';

export const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const scriptFile = /<script\b[^>]*?\ssrc="([^"]*)"/g;
const islandProps = /<astro-island\b[^>]*?\sprops="([^"]*)"/g;
const classAttribute = /\bclass="([^"]*)"/g;
const variableUse = /var\((--[\w-]+)/g;

/** What a page needs of its styles. */
export interface StyleUse {
  /** Hashes of the texts of its style elements. */
  styles: string[];
  /** The names in its `class` attributes. */
  classes: string[];
  /** All words of its scripts and of what its islands are given, which may be names of more classes. */
  scripted: string[];
  /** Paths of its script files. */
  scripts: string[];
  /** The variables that its markup uses, such as the colours of drawings. */
  variables: string[];
  /** Whether it has an island. Its classes keep their names, because React writes them again. */
  hasIsland: boolean;
}

export const findVariables = (text: string) =>
  [...text.matchAll(variableUse)].map(([, name = '']) => name);

/**
 * Finds which classes and variables a page uses of its styles.
 * @param texts receives the text of each style element, by its hash
 */
export function findStyleUse(html: string, texts: Map<string, string>): StyleUse {
  const styles = [...html.matchAll(styleElement)].map(([, css = '']) => {
    const name = hashSource(css);
    texts.set(name, css);
    return name;
  });
  const rest = html.replace(styleElement, '');
  const attributes = new Set([...rest.matchAll(classAttribute)].map(([, names = '']) => names));
  const classes = [...attributes].flatMap((names) => names.replaceAll('&amp;', '&').split(/\s+/));
  const inline = [script, islandProps].flatMap((part) =>
    [...rest.matchAll(part)].map(([, text = '']) => text),
  );
  return {
    styles,
    classes: [...new Set(classes)],
    scripted: [...new Set(inline.flatMap(findWords))],
    scripts: [...rest.matchAll(scriptFile)].map(([, path = '']) => path),
    variables: [...new Set(findVariables(rest))],
    hasIsland: html.includes('<astro-island'),
  };
}
