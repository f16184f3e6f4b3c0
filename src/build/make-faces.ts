import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Options } from 'subset-font';
import { getBuiltInWords } from '../content/built-in-words.ts';
import type { BrandData, Typeface } from '../content/kinds/brand.ts';
import { findScript } from '../content/language-facts.ts';
import { findTypefaceFile, listAxes, openFont } from '../content/typeface-file.ts';
import type { Content } from '../site/load-site.ts';

/** What a typeface is for. A script is one that the typefaces of the firm do not contain. */
export type FaceUse = keyof BrandData['typefaces'] | 'script';

/** A font of the site, reduced to the characters that occur on it. */
export interface Face {
  use: FaceUse;
  style: Typeface['style'];
  /** Value of the CSS property, such as `400 600`. */
  weight: string;
  /** Path of the WOFF2 file for browsers. */
  web: string;
  /** Path of the TrueType file, for what draws or measures texts. */
  file: string;
  /** The only characters of the file, if the same typeface has a file with the usual ones. */
  characters?: string;
}

/** What every site needs, even if its content does not contain it yet. */
const usual = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}–—‘’“”…·×©§£€₹→°`;

/** The features that letters of any script need, and figures of one width. */
const latinFeatures = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark'];

/** The font for a script that the typefaces of a firm do not contain. */
const devanagari = {
  letters: /[ ₹\u0900-\u097f\u200c\u200d]/u,
  // For conjuncts and the positions of marks. Omitting the variants of marks saves a fifth of the bytes.
  features: [
    ...['ccmp', 'locl', 'nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'],
    ...['abvs', 'blws', 'psts', 'haln', 'rlig', 'dist', 'mark', 'mkmk', 'abvm', 'blwm'],
  ],
};

/** @returns each character of all texts */
function findCharacters({ textFiles, sites }: Content) {
  const texts = [
    ...textFiles.map(({ text }) => text),
    ...sites.map(({ language }) => JSON.stringify(getBuiltInWords(language.code))),
  ];
  const found = texts.flatMap((text) => text.match(/[^\0-\x7f]/gu) ?? []);
  return [...new Set([...usual, ...found])].sort();
}

/**
 * Writes a file that Astro, Tailwind or sharp reads by its path. Its name is a hash of its bytes,
 * because they remember files by their names.
 * @param ending of the name, such as `.css`
 * @returns its absolute path
 */
export function writeMadeFile(ending: string, content: string | Uint8Array) {
  const path = resolve('.cache/made', `${hash('sha256', content).slice(0, 16)}${ending}`);
  mkdirSync('.cache/made', { recursive: true });
  // Renamed once it is complete, because another build may read it at the same time.
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

/** @returns paths of both forms of a subset */
async function subset(path: string, characters: string[], options: Omit<Options, 'targetFormat'>) {
  const source = readFileSync(path);
  const text = characters.join('');
  const make = async (targetFormat: Options['targetFormat'], ending: string) =>
    writeMadeFile(ending, await subsetFont(source, text, { targetFormat, ...options }));
  const [web, file] = await Promise.all([make('woff2', '.woff2'), make('sfnt', '.ttf')]);
  return { web, file };
}

/** @returns the fonts of a typeface: with the usual characters, and with others if the site has any */
async function makeTypeface(use: FaceUse, typeface: Typeface, characters: string[]) {
  const { path, more, problem } = findTypefaceFile(typeface);
  if (path === undefined) throw new Error(`${problem.message}. ${problem.fix}`);
  const variationAxes = listAxes(typeface);
  const { wght } = variationAxes;
  const weight = typeof wght === 'object' ? `${wght.min} ${wght.max}` : '400';
  const options = { variationAxes, keepFeatures: latinFeatures };
  const { style } = typeface;
  const first: Face = { use, style, weight, ...(await subset(path, characters, options)) };
  if (more === undefined) return [first];
  const missing = (known: readonly number[]) =>
    characters.filter((character) => !known.includes(character.codePointAt(0) ?? 0));
  const rest = missing(openFont(first.file).characterSet);
  const others = await subset(more, rest, options);
  const lacking = missing(openFont(others.file).characterSet);
  const found = rest.filter((character) => !lacking.includes(character)).join('');
  return found ? [first, { use, style, weight, ...others, characters: found }] : [first];
}

async function makeDevanagari(characters: string[]): Promise<Face> {
  const { letters, features } = devanagari;
  const source = import.meta.resolve(
    '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff2',
  );
  const own = characters.filter((character) => letters.test(character));
  const files = await subset(fileURLToPath(source), own, { keepFeatures: features });
  return { use: 'script', style: 'serif', weight: '400', ...files };
}

/**
 * Makes the fonts of the site, for the characters that occur on it.
 * @throws if there is no such font; the content check stops such a build first
 */
export async function makeFaces(content: Content): Promise<Face[]> {
  const { typefaces } = content.sites[0].brand;
  const characters = findCharacters(content);
  const faces = await Promise.all([
    makeTypeface('headings', typefaces.headings, characters),
    typefaces.interface ? makeTypeface('interface', typefaces.interface, characters) : [],
    typefaces.prose ? makeTypeface('prose', typefaces.prose, characters) : [],
    content.sites.some(({ language }) => findScript(language.tag) === 'Deva')
      ? makeDevanagari(characters)
      : [],
  ]);
  return faces.flat();
}
