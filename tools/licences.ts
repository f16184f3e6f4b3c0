import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version: string;
  license?: string;
}

/** What reaches the visitor; all the rest only builds or tests the site. */
const served: Record<string, string> = {
  react: 'in the browser, on pages with state',
  'react-dom': 'in the browser, on pages with state',
  scheduler: 'in the browser, on pages with state',
  '@astrojs/react': 'in the browser, on pages with state',
  astro: 'in the browser, the few lines that wake an island',
  zod: 'in the browser, in the application form',
  'lucide-react': 'drawings of icons in the pages',
  tailwindcss: 'rules of its reset in the styles of the pages',
  '@fontsource-variable/newsreader': 'the display face, cut to the glyphs of the site',
  'world-atlas': 'outlines of the maps, from Natural Earth (public domain)',
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
  const found = packages.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not in the lockfile`);
  return `| ${name} | ${found.version} | ${found.licence} | ${use} |`;
});

writeFileSync(
  'docs/licences.md',
  `# Licences

Written by \`npm run licences\` from the lockfile.

## What reaches the visitor

| package | version | licence | what of it |
|---|---|---|---|
${rows.join('\n')}

The font is under the SIL Open Font License 1.1, which allows cutting and serving it; Newsreader reserves no font name. Natural Earth asks for no credit. The words and drawings of this site are its own.

## Everything it is built and tested with

${packages.length} packages in the lockfile.

| licence | packages |
|---|--:|
${count(packages)
  .map(([licence, number]) => `| ${licence} | ${number} |`)
  .join('\n')}
`,
);
