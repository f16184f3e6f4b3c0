import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Words by their place among those of Sveltia CMS, such as `validation.range_underflow.select`. */
type Replacements = Record<string, Record<'en' | 'de', string>>;

interface WordTree {
  [name: string]: string | WordTree;
}

const read = (path: string) => readFileSync(path, 'utf8');
const readWords = (name: string): WordTree =>
  JSON.parse(read(resolve(`node_modules/@sveltia/cms/locales/${name}.json`)));

const findWord = (tree: WordTree, steps: string[]): string | WordTree | undefined =>
  steps.reduce<string | WordTree | undefined>(
    (part, step) => (typeof part === 'object' ? part[step] : undefined),
    tree,
  );

function setWord(tree: WordTree, [first = '', ...others]: string[], word: string) {
  const below = tree[first];
  const part = typeof below === 'object' ? below : {};
  tree[first] = others.length === 0 ? word : part;
  if (others.length > 0) setWord(part, others, word);
}

/**
 * Changes Sveltia CMS where it has no option for it: words that an editor would not understand, a font of
 * four thousand symbols in every weight, and what it would colour code with.
 */
export function ownProgram(): Plugin {
  const file = new URL('words/sveltia.yaml', import.meta.url);
  const replacements = Object.entries(parse(readFileSync(file, 'utf8')) as Replacements);
  const unused = '\0unused';
  // A symbol is a ligature of the letters of its name.
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_';

  function replaceEnglish(code: string) {
    const english = readWords('en-US');
    return replacements.reduce((text, [place, { en }]) => {
      const steps = place.split('.');
      const [name, parent] = steps.toReversed();
      const before = `${name}:\`${findWord(english, steps)}\``;
      // Other parts have words of the same name.
      const around = parent ? `${parent}:\\{(?:[^{}]|\\{[^{}]*\\})*?` : '';
      const [found] = new RegExp(`${around}\\b${RegExp.escape(before)}`).exec(text) ?? [];
      if (!found) throw new Error(`Sveltia CMS no longer says ${before}`);
      const now = `${found.slice(0, -before.length)}${name}:${JSON.stringify(en)}`;
      return text.replace(found, () => now);
    }, code);
  }

  function replaceGerman() {
    const german = readWords('de');
    for (const [place, { de }] of replacements) setWord(german, place.split('.'), de);
    return JSON.stringify(german);
  }

  return {
    name: 'own program',
    enforce: 'pre',
    resolveId: (id) =>
      /^@shikijs\/langs\/(?!markdown$)|locales\/(?!de\.)[\w-]+\.json$/.test(id)
        ? unused
        : undefined,
    load: (id) => (id === unused ? 'export default {}' : undefined),
    transform: (code, id) => {
      if (id.endsWith('@sveltia/cms/npm/index.js')) return replaceEnglish(code);
      return id.endsWith('@sveltia/cms/locales/de.json') ? replaceGerman() : undefined;
    },
    async generateBundle(_, bundle) {
      const fonts = Object.values(bundle).filter(({ fileName }) =>
        fileName.includes('material-symbols'),
      );
      for (const font of fonts)
        if (font.type === 'asset')
          font.source = await subsetFont(Buffer.from(font.source), letters, {
            targetFormat: 'woff2',
            variationAxes: { wght: 400 },
          });
    },
  };
}
