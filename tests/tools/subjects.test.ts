import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../support/make-folder.ts';

/**
 * Takes subjects out of a copy of the program, as docs/architecture.md says, and builds a firm
 * without them: their folder, their lines in the registry, their routes, and what other routes show
 * of them.
 */

const routesOf: Record<string, string[]> = {
  calculators: [],
  calendars: ['calendar.astro', 'calendar'],
  careers: ['work-with-us.astro', 'work-with-us'],
  'case-studies': ['case-studies.astro'],
  law: ['law.astro', 'law'],
  regions: ['where-we-operate.astro', 'where-we-operate'],
  sectors: ['business-sectors.astro'],
  team: ['team.astro', 'team'],
};
const subjects = Object.keys(routesOf);

/** What a new firm has of these subjects: a case study names a region and a sector. */
const partsOf: Record<string, string[]> = {
  careers: ['openings'],
  'case-studies': ['cases'],
  regions: ['regions', 'cases'],
  sectors: ['sectors', 'cases'],
};

const copied = `src tools astro.config.ts package.json package-lock.json tsconfig.json`.split(' ');

function edit(file: string, change: (text: string) => string) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** Removes the imports of a subject and each line, or part of a line, that spreads one. */
const removeFromRegistry = (subject: string) => (text: string) => {
  const [whole = '', name = ''] =
    new RegExp(`^import \\* as (\\w+) from './features/${subject}/.*\\n`, 'm').exec(text) ?? [];
  return text
    .replace(whole, '')
    .replace(new RegExp(`^ *\\.{3}${name}\\.[\\w()]+,\\n`, 'gm'), '')
    .replace(new RegExp(`(, )?\\.{3}${name}\\.\\w+`, 'g'), '');
};

/** Removes the imports of a subject, and its components where they are shown. */
const removeFromRoute = (subject: string) => (text: string) => {
  const line = new RegExp(`^ *import (.*) from '(?:\\.\\./)+features/${subject}/.*\\n`, 'gm');
  const names = [...text.matchAll(line)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  return names.reduce(
    (text, name) =>
      text
        .replace(new RegExp(`<${name}\\b[^>]*/>`, 'g'), '<Fragment />')
        .replace(new RegExp(`<${name}\\b[^]*?</${name}>`, 'g'), '<Fragment />'),
    text.replace(line, ''),
  );
};

function takeOut(subject: string, root: string) {
  const routes = join(root, 'src/routes');
  rmSync(join(root, 'src/features', subject), { recursive: true });
  for (const route of routesOf[subject] ?? []) rmSync(join(routes, route), { recursive: true });
  edit(join(root, 'src/registry.ts'), removeFromRegistry(subject));
  for (const route of readdirSync(routes, { recursive: true, encoding: 'utf8' }))
    if (/\.(astro|ts)$/.test(route)) edit(join(routes, route), removeFromRoute(subject));
}

/** Every new firm has one. */
function removeTeam(content: string) {
  rmSync(join(content, 'team'), { recursive: true });
  rmSync(join(content, 'pages/team.yaml'));
  edit(join(content, 'menus.yaml'), (text) =>
    text.replace(/^( *)- page: team\n(?:\1 .*\n)*/gm, ''),
  );
  edit(join(content, 'pages/who-are-we.yaml'), (text) => text.replace(/^team:\n(?: .*\n)*/gm, ''));
}

const groups = process.env.NIGHTLY ? [subjects, ...subjects.map((one) => [one])] : [subjects];

test.each(groups.map((without) => ({ without, names: without.join(', ') })))(
  'a site is built without $names',
  ({ without }) => {
    const root = makeFolder(onTestFinished);
    for (const name of copied) cpSync(name, join(root, name), { recursive: true });
    mkdirSync(join(root, 'examples'));
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    const run = (...args: string[]) =>
      execFileSync('npm', ['run', '--silent', ...args], {
        cwd: root,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const parts = without.flatMap((subject) => partsOf[subject] ?? []);
    const facts = readFileSync('tests/tools/facts/fr-CA.yaml', 'utf8');
    const left = facts.split('\n').filter((line) => !parts.some((part) => line === `  - ${part}`));
    writeFileSync(join(root, 'facts.yaml'), left.join('\n'));
    run('new', '--', 'firm', 'content', '--facts', 'facts.yaml');
    if (without.includes('team')) removeTeam(join(root, 'content'));
    for (const subject of without) takeOut(subject, root);
    run('build');
    expect(readdirSync(join(root, 'dist'))).toContain('index.html');
  },
);
