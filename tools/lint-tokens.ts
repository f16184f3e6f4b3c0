import { globSync, readFileSync } from 'node:fs';

/** Colours that are written instead of a token, such as var(--color-ink) or the class text-ink. */
const color =
  /(?<![\w&/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgba?|hsla?|oklab|oklch)\(\s*[\d.]/gi;

// The schema shows how to write a colour, and the build and the check calculate with them.
const files = globSync('src/**/*.{css,tsx,ts,astro,js}').filter(
  (file) => !/\.test\.|content\/kinds\/brand\.ts$|^src\/(build|check)\//.test(file),
);
const errors = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((line, index) =>
      (line.match(color) ?? []).map((found) => `${file}:${index + 1}  "${found}": use a token`),
    ),
);
for (const error of errors) console.error(error);
if (errors.length > 0) process.exit(1);
