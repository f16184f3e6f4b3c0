import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createFirm } from '../../tools/new-firm/create-firm.ts';
import { factsSchema } from '../../tools/new-firm/facts.ts';

/** Three versions of the program, and two firms that follow them, each in its own repository. */

const root = mkdtempSync(join(tmpdir(), 'update-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const program = join(root, 'program');
const env = {
  ...process.env,
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
};

function run(cwd: string, name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(name, args, { cwd, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

function git(cwd: string, ...args: string[]) {
  const { status, output } = run(cwd, 'git', ...args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}\n${output}`);
  return output.trim();
}

const node = (cwd: string, ...args: string[]) => run(cwd, process.execPath, ...args);

function write(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** What the second and third version change in the content of firms. */
const migrations = [
  `(content) => content.edit('firm.yaml', 'calls can be booked', (document) => {
    if (document.has('bookingUrl')) return false;
    document.set('bookingUrl', 'https://booking.example.org/');
    return true;
  })`,
  `(content) => {
    if (!content.has('synonyms.yaml')) content.create('synonyms.yaml', 'was added', 'synonyms:\\n  - pay, wage\\n');
  }`,
];

/** Commits a version of the program with only the first migrations. */
function release(version: string, migrationCount: number) {
  const file = 'src/content/migrations/migrations.ts';
  const list = migrations.slice(0, migrationCount).join(',\n');
  write(
    program,
    file,
    readFileSync(file, 'utf8').replace('= [];', () => `= [${list}];`),
  );
  write(program, 'src/version.txt', version);
  git(program, 'add', '--all');
  git(program, 'commit', '--quiet', '--message', version);
  git(program, 'tag', version);
}

const facts = parse(readFileSync('tests/tools/facts/en-GB.yaml', 'utf8'));

/** A firm's clone of a version of the program, with its own content and a comment in it. */
function cloneFirm(name: string, parts: string[]) {
  const folder = join(root, name);
  git(root, 'clone', '--quiet', '--branch', 'v1', program, folder);
  for (const name of ['node_modules', '.cache']) symlinkSync(resolve(name), join(folder, name));
  rmSync(join(folder, 'content'), { recursive: true });
  const ofFirm = { ...facts, name, legalName: `${name} Ltd`, parts };
  createFirm(join(folder, 'content'), factsSchema.parse(ofFirm));
  const firm = read(folder, 'content/firm.yaml');
  write(folder, 'content/firm.yaml', `# Checked by ${name}\n${firm}`);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Our own content');
  return folder;
}

const update = (folder: string, version: string, ...options: string[]) =>
  node(folder, 'tools/update.ts', program, version, ...options);

/**
 * The files outside `content/` in which a firm's repository differs from a version of the program.
 */
const differences = (folder: string, version: string) => {
  git(folder, 'fetch', '--quiet', program, version);
  return git(folder, 'diff', '--name-only', 'FETCH_HEAD', '--', '.', ':(exclude)content');
};

let alder = '';

beforeAll(() => {
  mkdirSync(program);
  git(program, 'init', '--quiet', '--initial-branch=main');
  for (const name of ['src', 'tools', 'package.json'])
    cpSync(name, join(program, name), { recursive: true });
  write(program, '.gitignore', 'node_modules\n.cache\n');
  write(program, 'content/firm.yaml', 'name: The firm of the sample\n');
  write(program, 'src/old.txt', 'This file leaves the program with v3.');
  release('v1', 0);
  write(program, 'content/articles/98-new-of-the-sample.md', 'A new article of the sample.');
  release('v2', 1);
  rmSync(join(program, 'src/old.txt'));
  write(program, 'src/new.txt', 'This file comes with v3.');
  release('v3', 2);

  alder = cloneFirm('Alder', ['cases', 'openings', 'mission']);
}, 120_000);

test('a firm that changed only its content takes the next version, with its content migrated to that version', () => {
  const { status, output } = update(alder, 'v2');
  expect(output).toContain('content/firm.yaml: calls can be booked');
  expect(output).not.toContain('synonyms.yaml');
  expect(status).toBe(0);
  expect(differences(alder, 'v2')).toBe('');
}, 60_000);

test('it takes the version after that, with nothing of the sample, and keeps its comments and facts', () => {
  const { status, output } = update(alder, 'v3');
  expect(output).toContain('content/synonyms.yaml: was added');
  expect(read(alder, 'content/.version')).toBe('3\n');
  expect(status).toBe(0);
  expect(differences(alder, 'v3')).toBe('');
  expect(existsSync(join(alder, 'src/old.txt'))).toBe(false);
  expect(read(alder, 'src/new.txt')).toContain('v3');
  expect(existsSync(join(alder, 'content/articles/98-new-of-the-sample.md'))).toBe(false);
  const firm = read(alder, 'content/firm.yaml');
  expect(firm).toMatch(/^# Checked by Alder\n/);
  const bookingUrl = 'https://booking.example.org/';
  expect(parse(firm)).toMatchObject({ legalName: 'Alder Ltd', bookingUrl });
  expect(git(alder, 'status', '--porcelain')).toBe('');
}, 60_000);

test('it is told that there is nothing to update, and can migrate again, which changes nothing', () => {
  const { status, output } = update(alder, 'v3');
  expect(output).toContain('This is version v3 already');
  expect(status).toBe(0);
  write(alder, 'content/.version', '1\n');
  const migrated = node(alder, 'tools/update.ts', '--migrate');
  expect(migrated.output).toContain('content/ is up to date');
  expect(git(alder, 'status', '--porcelain')).toBe('');
});

test('an update that could lose work is rejected; one that keeps it may skip a version', () => {
  const folder = cloneFirm('Cedar', []);
  write(folder, 'src/version.txt', 'ours');
  expect(update(folder, 'v3').output).toContain('not committed');
  git(folder, 'commit', '--quiet', '--all', '--message', 'Change the program');
  const { status, output } = update(folder, 'v3');
  expect(status).toBe(1);
  expect(output).toMatch(/changed here.*\n {2}src\/version\.txt\n/);
  expect(git(folder, 'status', '--porcelain')).toBe('');
  expect(update(folder, 'v3', '--keep', 'src/version.txt').status).toBe(0);
  expect(read(folder, 'src/version.txt')).toBe('ours');
  expect(differences(folder, 'v3')).toBe('src/version.txt');
  expect(read(folder, 'content/.version')).toBe('3\n');
}, 60_000);

test('content of an earlier version must be migrated first, before its problems are listed', () => {
  write(alder, 'content/.version', '1\n');
  write(alder, 'content/menus.yaml', '[]\n');
  const { output } = node(alder, 'tools/check.ts');
  expect(output).toMatch(/content\/\.version {2}the content was written for an earlier version/);
  expect(output).toContain('npm run update -- --migrate');
}, 60_000);
