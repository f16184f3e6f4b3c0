import { readdirSync, readFileSync } from 'node:fs';

/** What only the tokens may say, what says it, and where the right word is found. */
const rules: { files: RegExp; literal: RegExp; fix: string }[] = [
  {
    files: /\.(css|tsx|ts|astro|js)$/,
    literal: /(?<![\w&/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)/gi,
    fix: 'a colour: use a token such as var(--color-ink) or the class text-ink',
  },
  {
    files: /\.(css|tsx|ts|astro|js)$/,
    literal: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/gi,
    fix: 'a colour: use a token such as var(--color-ink) or the class text-ink',
  },
  {
    files: /\.css$/,
    literal:
      /(?:color|background|fill|stroke|border|outline|shadow)[\w-]*:[^;{]*\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange)\b/g,
    fix: 'a colour: use a token such as var(--color-ink)',
  },
  {
    files: /\.css$/,
    literal: /\bfont-(?:size|family|weight):(?!\s*(?:var\(|inherit))[^;]+/g,
    fix: 'a face, size or weight: use a token such as var(--text-sm)',
  },
  {
    files: /\.css$/,
    literal: /\b(?:letter-spacing|line-height):(?!\s*(?:var\(|inherit|normal))[^;]+/g,
    fix: 'a measure of type: use a token such as var(--text-sm--line-height)',
  },
  {
    files: /\.css$/,
    literal: /\bbox-shadow:(?!\s*(?:var\(|none))[^;]+/g,
    fix: 'a shadow: use a token such as var(--shadow-panel)',
  },
  {
    // A value in brackets at the end of a class; a condition in brackets, as in aria-[current]:underline, is none.
    files: /\.(tsx|astro)$/,
    literal: /(?<=[\s"'`:!])-?[a-z][a-z\d-]*-\[[^\]\s]+\](?=[\s"'`])/g,
    fix: 'a value of its own: use a step of the scale, or add one to the tokens',
  },
  {
    files: /\.(tsx|astro)$/,
    literal: /(?<=[\s"'`:])\[[a-z-]+:[^\]\s]+\](?=[\s"'`])/g,
    fix: 'a property of its own: write a utility in src/styles',
  },
];

/** The only files that name colours, sizes and faces. */
const tokens = /(^|\/)(map-)?tokens\.css$/;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** A comment that lets the next line through, with its reason. */
const excuse = /lint-tokens: \S/;

/** @returns the text with its comments blanked, each line and column where it was */
const blankComments = (text: string) =>
  text.replace(comment, (words) => words.replace(/[^\n]/g, ' '));

const errors = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => !tokens.test(file) && !file.includes('.test.'))
  .flatMap((file) => {
    const fitting = rules.filter(({ files }) => files.test(file));
    if (fitting.length === 0) return [];
    const source = readFileSync(`src/${file}`, 'utf8');
    const lines = source.split('\n');
    const text = blankComments(source);
    return fitting.flatMap(({ literal, fix }) =>
      [...text.matchAll(literal)].flatMap((match) => {
        const line = text.slice(0, match.index).split('\n').length;
        if (excuse.test(lines[line - 2] ?? '')) return [];
        return `src/${file}:${line}  "${match[0].trim()}" is ${fix}`;
      }),
    );
  });

for (const message of errors) console.error(message);
if (errors.length > 0) {
  console.error(
    `\nOnly src/ui/styles/tokens.css names colours, sizes and faces: ${errors.length} to fix.`,
  );
  process.exit(1);
}
