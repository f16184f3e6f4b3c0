import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Words by their place among those of Sveltia CMS, such as `validation.range_underflow.select`. */
type Replacements = Record<string, Record<'en' | 'de', string>>;

const readWords = (name: string): unknown =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${name}.json`, 'utf8'));

const find = (tree: unknown, steps: string[]) =>
  steps.reduce((part, step) => Object(part)[step], tree);

/** Sveltia CMS reads the mistakes of a language that has no text yet, and then marks none in the other. */
const mistakes = /(?<=Object\.values\()\w+\(\w+\)\[\w+\](?=\)\.some\(\(\{valid:)/;

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
      const before = `${name}:\`${find(english, steps)}\``;
      // Others of the same name come before those of a part, and after those of none.
      const start = parent ? text.lastIndexOf(before) : text.indexOf(before);
      if (start < 0) throw new Error(`Sveltia CMS no longer says ${before}`);
      const after = text.slice(start + before.length);
      return `${text.slice(0, start)}${name}:${JSON.stringify(en)}${after}`;
    }, code);
  }

  function replaceGerman() {
    const german = readWords('de');
    for (const [place, { de }] of replacements) {
      const steps = place.split('.');
      const last = `${steps.pop()}`;
      Object(find(german, steps))[last] = de;
    }
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
      if (id.endsWith('@sveltia/cms/npm/index.js')) {
        if (!mistakes.test(code)) throw new Error('Sveltia CMS no longer reads mistakes so');
        return replaceEnglish(code.replace(mistakes, '$&??{}'));
      }
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
