import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version: string;
  license?: string;
}

/**
 * Packages whose code or files are part of the site. All others are only used for building or
 * testing.
 */
const served: Record<string, string> = {
  react: 'in the browser, on pages with state',
  'react-dom': 'in the browser, on pages with state',
  scheduler: 'in the browser, on pages with state',
  '@astrojs/react': 'in the browser, on pages with state',
  astro: 'in the browser, the script that hydrates islands',
  zod: 'in the browser, in the application form',
  minisearch: 'in the browser, in the search',
  'lucide-react': 'icons in the pages',
  tailwindcss: 'reset rules in the style sheet',
  '@fontsource-variable/newsreader': 'the display font, subset to the characters of the site',
  '@fontsource/noto-serif-devanagari': 'headings in Hindi, subset to the letters of the site',
  'world-atlas': 'map outlines, from Natural Earth (public domain)',
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};
const packages = Object.entries(lock.packages)
  .filter(([path]) => path.startsWith('node_modules/'))
  .map(([path, { version, license }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    licence: license ?? 'not stated',
  }));

const count = (list: typeof packages) => {
  const numbers = new Map<string, number>();
  for (const { licence } of list) numbers.set(licence, (numbers.get(licence) ?? 0) + 1);
  return [...numbers].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
};

const rows = Object.entries(served).map(([name, use]) => {
  const found = packages.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${name} is not in the lockfile`);
  return `| ${name} | ${found.version} | ${found.licence} | ${use} |`;
});

writeFileSync(
  'docs/licences.md',
  `# Licences

Generated from the lockfile by \`npm run licences\`.

## Used on the site

| package | version | licence | use |
|---|---|---|---|
${rows.join('\n')}

The font is under the SIL Open Font License 1.1, which permits subsetting and serving it; Newsreader has no reserved font name. Natural Earth requires no attribution. The texts and drawings of this site are original.

## Used to build and test it

${packages.length} packages in the lockfile.

| licence | packages |
|---|--:|
${count(packages)
  .map(([licence, number]) => `| ${licence} | ${number} |`)
  .join('\n')}
`,
);
