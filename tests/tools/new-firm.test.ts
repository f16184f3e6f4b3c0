import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { findProblems } from '../../src/check/find-problems.ts';
import { schemaOf } from '../../src/check/locate.ts';
import { formatProblem } from '../../src/check/problem.ts';
import { type KindName, kindNames } from '../../src/registry.ts';
import { readContentFiles } from '../../tools/content-files.ts';
import { reportLaunch } from '../../tools/launch/launch-report.ts';
import { createArticle } from '../../tools/new-firm/create-article.ts';
import { createFirm } from '../../tools/new-firm/create-firm.ts';
import { factsSchema } from '../../tools/new-firm/facts.ts';
import { isNightly } from '../support/nightly.ts';
import { readFirm } from '../support/read-firm.ts';

const root = mkdtempSync(join(tmpdir(), 'firms-'));
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  const caches = readdirSync('.cache/astro').filter((name) => name.includes(basename(root)));
  for (const name of caches) rmSync(join('.cache/astro', name), { recursive: true });
});

/** Chooses the content folder for the rest of the test. */
const choose = (folder: string) => vi.stubEnv('SITE_CONTENT', relative('.', folder));

function run(script: string, args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    input,
  });
  return { status, output: stdout + stderr };
}

/** Facts in each language with built-in words. */
const single = ['de-DE', 'en-GB', 'hi-IN'].map((language) =>
  factsSchema.parse(
    parse(readFileSync(join(import.meta.dirname, `facts/${language}.yaml`), 'utf8')),
  ),
);

/** And in several, of which the further ones are partly translated; at night, each of them first. */
const firms = [
  ...single,
  ...single.slice(0, isNightly ? undefined : 1).map((facts) => ({
    ...facts,
    languages: [...new Set([...facts.languages, 'en-GB', 'hi-IN', 'de-DE'])],
  })),
];

type Facts = (typeof firms)[number];

/** @returns the folder of the new firm */
function create(facts: Facts, name = facts.languages.join()) {
  const folder = join(root, name);
  createFirm(folder, facts);
  return folder;
}

/** Creates a firm by the command. */
function runNewFirm(folder: string, facts: Partial<Facts>) {
  const file = `${folder}.yaml`;
  writeFileSync(file, stringify(facts));
  return run('tools/new.ts', ['firm', folder, '--facts', file]);
}

async function check(folder: string) {
  choose(folder);
  return (await findProblems()).map(formatProblem);
}

/** @returns the report of the launch check on the chosen firm */
async function report() {
  const output: string[] = [];
  const log = (text: string) => output.push(text);
  await reportLaunch({ offline: true, upkeep: false }, { log, error: log });
  return output.join('\n');
}

const readAll = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Names and facts of the firm in `content/`, which no new firm may inherit. */
const sampleNames = [
  readFirm().name,
  new URL(readFirm().siteUrl).host.replace(/^www\./, ''),
  ...readContentFiles('team').map(({ data }) => String(data.name)),
  ...readContentFiles('offices').map(({ data }) => String(data.locality)),
];

const findSampleNames = (files: ReturnType<typeof readAll>) =>
  files
    .filter(({ text }) => sampleNames.some((name) => text.includes(name)))
    .map(({ file }) => file);

test.each(firms)(
  'a new firm in $languages has what the check asks for, and nothing of the sample',
  async (facts) => {
    const folder = create(facts);
    choose(folder);
    createArticle('Fristen, die gern vergessen werden');
    expect(await check(folder)).toEqual([]);
    const files = readAll(folder);
    const article = files.find(({ file }) => file.includes('articles/01-'))?.text;
    expect(article).toContain('title: Fristen, die gern vergessen werden');
    expect(article).toMatch(/^draft: true$/m);
    const firm = readFileSync(join(folder, 'firm.yaml'), 'utf8');
    expect(firm).toMatch(/^# You may add:\n(#.*\n)*# {3}bookingUrl: page where a visitor books/m);
    expect(findSampleNames(files)).toEqual([]);
    const printed = await report();
    expect(printed).not.toMatch(/sample-(text|fact|firm|team|openings|case) /);
    const marked = files.filter(({ text }) => text.includes('TODO'));
    expect(marked.length).toBeGreaterThan(5);
    for (const { file } of marked.filter(({ text }) => !/^draft: true$/m.test(text)))
      expect(printed).toContain(`${file.slice(root.length)}:`);
  },
);

test.each(readdirSync('tools/new-firm/starter').filter((name) => name.endsWith('.yaml')))(
  'every file that %s begins with is one of the program',
  (name) => {
    const { files } = parse(readFileSync(join('tools/new-firm/starter', name), 'utf8'));
    const unknown = Object.keys(files).filter((key) => {
      const [kind = '', id = ''] = key.split('/');
      return !kindNames.includes(kind as KindName) || !schemaOf(kind as KindName, id);
    });
    expect(unknown).toEqual([]);
  },
);

const [facts] = firms as [Facts];

test('the firm has the given facts, initials without titles, and the language of its country', () => {
  const person = 'Prof. Dr. Jörg von Übung, LL.M.';
  const folder = create({ ...facts, languages: ['en'], person }, 'facts');
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
  expect(read('firm.yaml')).toMatchObject({ name: facts.name, languages: ['en-DE'] });
  expect(read('offices/office.yaml')).toMatchObject({ lines: ['Probeweg 1'], country: 'DE' });
  choose(folder);
  const [member] = readContentFiles('team');
  expect(member?.data).toMatchObject({ name: person, initials: 'JÜ' });
});

const parts = factsSchema.shape.parts.parse(['mission', 'regions', 'sectors', 'cases', 'openings']);

test.each(['Team', 'Regions'])(
  'a firm that is named %s passes the check with every subject, in at most seven menus',
  async (name) => {
    const folder = create({ ...facts, languages: ['en-GB', 'de'], name, parts }, name);
    expect(await check(folder)).toEqual([]);
    const { header } = parse(readFileSync(join(folder, 'menus.yaml'), 'utf8'));
    expect(header.length).toBeLessThanOrEqual(7);
    expect(readFileSync(join(folder, 'regions/de.yaml'), 'utf8')).toContain('# TODO longitude');
  },
);

test('the commands create, check and extend the content of a firm, and overwrite nothing', () => {
  const folder = join(root, 'by-commands');
  const created = runNewFirm(folder, facts);
  expect(created.output).toContain(`${readAll(folder).length} files to ${folder}`);
  expect(created.status).toBe(0);
  const again = runNewFirm(folder, facts);
  expect(again.output).toContain('is not empty. Choose a new folder');
  expect(again.status).toBe(1);
  const article = run('tools/new.ts', ['article', '--content', folder, 'Fristen', 'für Gründer']);
  expect(article.output).toContain('/by-commands/articles/01-fristen-fuer-gruender.md');
  expect(article.status).toBe(0);
  const checked = run('tools/check.ts', ['--content', folder]);
  expect(checked.output).toMatch(/No problems in .*\/by-commands\//);
  expect(checked.status).toBe(0);
});

// `npm test` builds other firms in several languages, and no name of the sample is in code or starter.
describe.runIf(isNightly)('the site of a new firm in two languages', () => {
  const folder = join(root, 'built');
  const out = join(root, 'dist');
  const build = (out: string) =>
    promisify(execFile)(process.execPath, ['tools/build.ts', '--content', folder, '--out', out]);
  beforeAll(() => {
    create({ ...facts, languages: ['de', 'en'] }, 'built');
    return build(out);
  }, 120_000);

  test('has no name of the sample, including host settings', () => {
    const files = [...readAll(out), ...readAll(`${out}-hosts`)];
    expect(files.length).toBeGreaterThan(30);
    expect(findSampleNames(files)).toEqual([]);
    const imprint = readFileSync(join(out, 'en/impressum.html'), 'utf8');
    expect(imprint).toContain('This page is not translated yet. It is in German.');
    expect(readFileSync(`${out}-hosts/nginx.conf`, 'utf8')).toContain('www.linden-probe.example');
  });

  test('is after a change what a first build makes of it, also if both build at the same time', {
    timeout: 120_000,
  }, async () => {
    for (const { file, text } of readAll(folder))
      writeFileSync(file, text.replaceAll('Linden Probe', 'Birken Probe'));
    const first = `${out}-first`;
    await Promise.all([build(out), build(first)]);
    const readBytes = (dist: string) =>
      readAll(dist)
        .map(({ file }) => [relative(dist, file), readFileSync(file, 'base64')])
        .filter(([file = '']) => !file.startsWith('version.json'));
    const [again, once] = [readBytes(out), readBytes(first)];
    expect(again.map(([file]) => file)).toEqual(once.map(([file]) => file));
    expect(again.filter(([, bytes], index) => bytes !== once[index]?.[1])).toEqual([]);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('Linden Probe');
  });
});

test('answers can be typed; a wrong one is explained and asked for again', async () => {
  const folder = join(root, 'typed');
  const { name, legalName, siteUrl, email, phone, street, postalCode, locality, timeZone } = facts;
  const answers = [
    ...['Germany', 'DE', 'xx', 'de, en, de', 'de, en', name, legalName, siteUrl, email],
    ...['030 23125', phone, street, postalCode, locality, '', timeZone],
    ...[facts.service, facts.person, facts.role, 'mission, openings'],
  ];
  const { status, output } = run('tools/new.ts', ['firm', folder], `${answers.join('\n')}\n`);
  expect(output).toContain('"xx" is not a language with built-in words. Write en, de or hi');
  expect(output).toContain('contains a language twice. Write each language once.');
  expect(output).toContain('"030 23125" is not a phone number in international form');
  expect(output).toContain('"Germany" is not a country code');
  expect(status).toBe(0);
  expect(readdirSync(join(folder, 'pages'))).toContain('work-with-us.yaml');
  expect(await check(folder)).toEqual([]);
});

test('a wrong or missing fact is reported with its line, and no file is written', () => {
  const folder = join(root, 'wrong');
  const { phone: _, ...others } = facts;
  const { status, output } = runNewFirm(folder, { ...others, country: 'UK' });
  expect(status).toBe(1);
  expect(output).toMatch(/wrong\.yaml:\d+ {2}country: "UK" is not a country code/);
  expect(output).toMatch(/phone: is missing\. Add the field\. Expected: general phone number/);
  expect(() => readdirSync(folder)).toThrow();
});
