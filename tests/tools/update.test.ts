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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
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

/** Commits a version of the program with only the first migrations. */
function release(version: string, migrationCount: number) {
  const file = 'tools/migrations/migrations.ts';
  const whole = readFileSync(file, 'utf8');
  write(
    program,
    file,
    whole.replace(/(: Migration\[\] = )(\[[\s\S]*\]);/, `$1$2.slice(0, ${migrationCount});`),
  );
  write(program, 'src/version.txt', version);
  git(program, 'add', '--all');
  git(program, 'commit', '--quiet', '--message', version);
  git(program, 'tag', version);
}

const facts = (name: string, parts: string[]) => ({
  language: 'en-IN',
  name,
  legalName: `${name} Ltd`,
  siteUrl: `https://www.${name.toLowerCase()}.example`,
  email: `post@${name.toLowerCase()}.example`,
  phone: '+44 20 7946 0123',
  street: '1 Sample Street',
  postalCode: 'N1 1AA',
  locality: 'Leeds',
  region: 'Yorkshire',
  country: 'GB',
  timeZone: 'Europe/London',
  service: 'Audit',
  person: 'Sam Sample',
  role: 'Partner',
  parts,
});

const archivedSource = `  - label: An Act
    url: https://law.example/act
    archived: https://archive.example/act
`;

/** Writes the content of a firm as it was before the first migration. */
function writeOldContent(folder: string, name: string, parts: string[]) {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  createFirm(join(folder, 'content'), factsSchema.parse(facts(name, parts)));
  const office = parse(read(folder, 'content/offices/office.yaml'));
  const { languages: _, ...firm } = parse(read(folder, 'content/firm.yaml'));
  const { order: __, title: ___, country, ...address } = office;
  const old = {
    ...firm,
    address: { ...address, country: 'United Kingdom', countryCode: country },
    hours: 'Monday to Friday, nine to five',
    credit: { label: 'A builder', url: 'https://www.builder.example' },
  };
  write(folder, 'content/firm.yaml', `# Checked by ${name}\n${stringify(old)}`);
  rmSync(join(folder, 'content/offices'), { recursive: true });
  rmSync(join(folder, 'content/brand'), { recursive: true });
  rmSync(join(folder, 'content/menus.yaml'));
  rmSync(join(folder, 'content/.version'));
  write(folder, 'content/words/en.yaml', 'caseStudies:\n  scheduleCall: Arrange a call\n');
  const edit = (file: string, change: (text: string) => string) =>
    write(folder, file, change(read(folder, file)));
  edit('content/pages/home.yaml', (text) => text.replace(/^order:\n( {2}- .*\n)+/m, ''));
  edit('content/vocabulary.yaml', (text) =>
    text.replace(/^categories:\n {2}- (.*)/m, 'categories:\n  - name: $1\n    motif: columns'),
  );
  edit('content/services/audit.md', (text) =>
    text.replace(/^title: /m, 'category: General\ntitle: '),
  );
  edit('content/articles/00-first-article.md', (text) =>
    text
      .replace(/^date: .*/m, '# As printed in the journal\ndate: March 5, 2025 # a Wednesday')
      .replace(/^sources:\n/m, `sources:\n${archivedSource}`),
  );
}

/** A firm's clone of a version of the program, with its own content. */
function cloneFirm(name: string, parts: string[]) {
  const folder = join(root, name);
  git(root, 'clone', '--quiet', '--branch', 'v1', program, folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeOldContent(folder, name, parts);
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

let stepwise = '';
let atOnce = '';

beforeAll(() => {
  mkdirSync(program);
  git(program, 'init', '--quiet', '--initial-branch=main');
  for (const name of ['src/content', 'src/ui/styles', 'tools', 'package.json', 'content'])
    cpSync(name, join(program, name), { recursive: true });
  write(program, '.gitignore', 'node_modules\n');
  write(program, 'src/old.txt', 'This file leaves the program with v3.');
  release('v1', 0);
  write(program, 'content/articles/98-new-of-the-sample.md', 'A new article of the sample.');
  release('v2', 2);
  rmSync(join(program, 'src/old.txt'));
  write(program, 'src/new.txt', 'This file comes with v3.');
  release('v3', Number.MAX_SAFE_INTEGER);

  stepwise = cloneFirm('Alder', ['cases', 'openings', 'mission']);
  atOnce = cloneFirm('Birch', []);
}, 120_000);

describe('a firm that changed only its content', () => {
  test('takes the next version, with its content migrated to that version', () => {
    const { status, output } = update(stepwise, 'v2');
    expect(output).toContain('content/firm.yaml: "credit" became "creditLabel" and "creditUrl"');
    expect(output).toContain('content/articles/00-first-article.md: dates are written like');
    expect(output).not.toContain('menus.yaml');
    expect(status).toBe(0);
    expect(differences(stepwise, 'v2')).toBe('');
  }, 60_000);

  test('takes the version after that, and may skip a version', () => {
    for (const folder of [stepwise, atOnce]) {
      const { status, output } = update(folder, 'v3');
      expect(output).toContain('content/menus.yaml: was added with the previous menus');
      expect(output).toContain('content/offices/office.yaml: was added');
      expect(output).toContain('content/brand/mark.svg: was added with the previous mark');
      expect(output).toContain('content/brand/brand.yaml: a cut has one value on each axis');
      expect(output).toContain('content/vocabulary.yaml: categories are names, without drawings');
      expect(parse(read(folder, 'content/words/en.yaml'))).toEqual({
        ui: { scheduleCall: 'Arrange a call' },
      });
      expect(output).toMatch(/content\/services\/audit.md: "category".* was removed/);
      expect(read(folder, 'content/articles/00-first-article.md')).toContain(
        'label: An Act (archive.example)\n    url: https://archive.example/act\n',
      );
      expect(status).toBe(0);
      expect(differences(folder, 'v3')).toBe('');
      expect(existsSync(join(folder, 'src/old.txt'))).toBe(false);
      expect(read(folder, 'src/new.txt')).toContain('v3');
      expect(git(folder, 'status', '--porcelain')).toBe('');
    }
  }, 120_000);

  test('has content that the new version accepts, in both firms', () => {
    for (const folder of [stepwise, atOnce])
      expect(node(folder, 'tools/check-content.ts').output).toContain('No problems');
  }, 60_000);

  test('keeps its comments and facts, and gets nothing of the sample', () => {
    for (const folder of [stepwise, atOnce]) {
      const firm = read(folder, 'content/firm.yaml');
      expect(firm).toMatch(/^# Checked by (Alder|Birch)\n/);
      expect(parse(firm)).toMatchObject({
        languages: ['en-IN'],
        creditLabel: 'A builder',
        creditUrl: 'https://www.builder.example',
      });
      expect(parse(read(folder, 'content/offices/office.yaml'))).toMatchObject({
        lines: ['1 Sample Street'],
        locality: 'Leeds',
        country: 'GB',
        hours: 'Monday to Friday, nine to five',
      });
      const article = read(folder, 'content/articles/00-first-article.md');
      expect(article).toContain('# As printed in the journal\ndate: 2025-03-05 # a Wednesday\n');
      expect(article).toContain('\n---\n## TODO: the question, in a few words\n\nTODO: say');
      expect(existsSync(join(folder, 'content/articles/98-new-of-the-sample.md'))).toBe(false);
    }
  });

  test('has menus without links to missing pages', () => {
    expect(read(stepwise, 'content/menus.yaml')).toContain('page: case-studies');
    expect(read(atOnce, 'content/menus.yaml')).not.toContain('page: case-studies');
  });

  test('is told that there is nothing to update', () => {
    const { status, output } = update(atOnce, 'v3');
    expect(output).toContain('This is version v3 already');
    expect(status).toBe(0);
  });

  test('can migrate again, which changes nothing', () => {
    write(atOnce, 'content/.version', '0\n');
    const { output } = node(atOnce, 'tools/migrate.ts');
    expect(output).toContain('content/ is up to date');
    expect(git(atOnce, 'status', '--porcelain')).toBe('');
  });
});

describe('an update that could lose work is rejected', () => {
  test('if files of the program were changed, unless they are kept', () => {
    const folder = cloneFirm('Cedar', []);
    write(folder, 'src/version.txt', 'ours');
    const dirty = update(folder, 'v2');
    expect(dirty.output).toContain('not committed');
    git(folder, 'commit', '--quiet', '--all', '--message', 'Change the program');
    const { status, output } = update(folder, 'v2');
    expect(status).toBe(1);
    expect(output).toMatch(/changed here.*\n {2}src\/version\.txt\n/);
    expect(git(folder, 'status', '--porcelain')).toBe('');
    expect(update(folder, 'v2', '--keep', 'src/version.txt').status).toBe(0);
    expect(read(folder, 'src/version.txt')).toBe('ours');
  }, 60_000);
});

test('content of an earlier version must be migrated first, before its problems are listed', () => {
  const folder = cloneFirm('Elm', []);
  expect(update(folder, 'v3').status).toBe(0);
  git(folder, 'checkout', '--quiet', 'HEAD~1', '--', 'content');
  rmSync(join(folder, 'content/.version'));
  const { output } = node(folder, 'tools/check-content.ts');
  expect(output).toMatch(/content\/\.version {2}the content was written for an earlier version/);
  expect(output).toContain('npm run migrate');
}, 60_000);
