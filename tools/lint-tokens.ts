import { readdirSync, readFileSync } from 'node:fs';
import { findMixedStyles } from './mixed-styles.ts';

const colorFix = 'use a colour token, such as var(--color-ink) or the class text-ink';

/** Values that only tokens may contain, and what to use instead. */
const rules: { files: RegExp; literal: RegExp; fix: string }[] = [
  {
    files: /\.(css|tsx|ts|astro|js)$/,
    literal:
      /(?<![\w&/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/gi,
    fix: colorFix,
  },
  {
    files: /\.css$/,
    literal:
      /(?:color|background|fill|stroke|border|outline|shadow)[\w-]*:[^;{]*\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange)\b/g,
    fix: colorFix,
  },
  {
    files: /\.css$/,
    literal:
      /\b(?:font-(?:size|family|weight)|letter-spacing|line-height):(?!\s*(?:var\(|inherit|normal))[^;]+/g,
    fix: 'use a font token, such as var(--text-sm) or var(--text-sm--line-height)',
  },
  {
    files: /\.css$/,
    literal: /\bbox-shadow:(?!\s*(?:var\(|none))[^;]+/g,
    fix: 'use a shadow token, such as var(--shadow-panel)',
  },
  {
    // A value in brackets ends the class; a condition in brackets, as in aria-[current]:underline, does not.
    files: /\.(tsx|astro)$/,
    literal: /(?<=[\s"'`:!])-?[a-z][a-z\d-]*-\[[^\]\s]+\](?=[\s"'`])/g,
    fix: 'use a step of the scale, or add one to the tokens',
  },
  {
    files: /\.(tsx|astro)$/,
    literal: /(?<=[\s"'`:])\[[a-z-]+:[^\]\s]+\](?=[\s"'`])/g,
    fix: 'write a utility in src/ui/styles',
  },
];

/**
 * The only files that set sizes, those that show editors how to write a colour, and the build, which
 * styles nothing.
 */
const tokens = /(^|\/)((map|print)-)?tokens\.css$|^content\/kinds\/brand\.ts$|^(build|check)\//;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** @returns the text with comments replaced by spaces, so that line numbers stay the same */
const blankComments = (text: string) =>
  text.replace(comment, (words) => words.replace(/[^\n]/g, ' '));

const literals = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => !tokens.test(file) && !file.includes('.test.'))
  .flatMap((file) => {
    const fitting = rules.filter(({ files }) => files.test(file));
    if (fitting.length === 0) return [];
    const text = blankComments(readFileSync(`src/${file}`, 'utf8'));
    return fitting.flatMap(({ literal, fix }) =>
      [...text.matchAll(literal)].map((match) => {
        const line = text.slice(0, match.index).split('\n').length;
        return `src/${file}:${line}  "${match[0].trim()}": ${fix}`;
      }),
    );
  });

const mixed = findMixedStyles();
for (const error of [...literals, ...mixed]) console.error(error);
if (literals.length > 0) {
  console.error(
    `\nOnly content/brand/ and src/ui/styles/tokens.css set colours, fonts and sizes: ${literals.length} to fix.`,
  );
}
if (literals.length + mixed.length > 0) process.exit(1);
