import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContentFiles } from '../../tools/content-files.ts';
import { readFirm } from '../support/read-firm.ts';

const root = mkdtempSync(join(tmpdir(), 'firms-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(script: string, args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    input,
  });
  return { status, output: stdout + stderr };
}

const common = {
  siteUrl: 'https://www.linden-probe.example',
  email: 'post@linden-probe.example',
  phone: '+49 30 23125 123',
  street: 'Probeweg 1',
  postalCode: '10115',
};

const every = ['mission', 'regions', 'sectors', 'cases', 'openings'];

/** Facts in each language with built-in words. */
const firms = [
  {
    ...common,
    language: 'de-DE',
    name: 'Linden Probe',
    legalName: 'Linden Probe PartG mbB',
    locality: 'Berlin',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    service: 'Prüfung und Beratung',
    person: 'Jörg von Übung',
    role: 'Partner',
    parts: [],
  },
  {
    ...common,
    language: 'en-GB',
    name: 'Linden Trial',
    legalName: 'Linden Trial LLP',
    locality: 'Leeds',
    country: 'GB',
    timeZone: 'Europe/London',
    service: 'Audit',
    person: 'Sam Trial',
    role: 'Partner',
    parts: every,
  },
  {
    ...common,
    language: 'hi-IN',
    name: 'लिंडन परीक्षण',
    legalName: 'लिंडन परीक्षण एलएलपी',
    locality: 'जयपुर',
    region: 'राजस्थान',
    country: 'IN',
    timeZone: 'Asia/Kolkata',
    service: 'कर परामर्श',
    person: 'आशा परीक्षण',
    role: 'भागीदार',
    parts: every,
  },
];

type Facts = (typeof firms)[number];

/** @returns the folder of the new firm, and the output of the command */
function create(facts: Facts, name = facts.language) {
  const file = join(root, `${name}.yaml`);
  writeFileSync(file, stringify(facts));
  const folder = join(root, name);
  return { folder, ...run('tools/new-firm.ts', [folder, '--facts', file]) };
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

describe.each(firms)('a new firm in $language', (facts) => {
  const { folder, status, output } = create(facts);

  test('passes the content check', () => {
    expect(output).toContain(`files to ${folder}`);
    expect(status).toBe(0);
    expect(run('tools/check-content.ts', ['--content', folder]).output).toContain('No problems');
  });

  test('contains nothing of the sample: no name and no similar text', () => {
    const found = readAll(folder).filter(({ text }) =>
      sampleNames.some((name) => text.includes(name)),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
    const report = run('tools/launch-check.ts', ['--offline', '--content', folder]).output;
    expect(report).not.toMatch(/sample-(text|fact|firm|team|openings|case) /);
  });

  test('marks what is to be written in each file, and the launch check lists it', () => {
    const marked = readAll(folder).filter(({ text }) => text.includes('TODO'));
    expect(marked.length).toBeGreaterThan(5);
    const report = run('tools/launch-check.ts', ['--offline', '--content', folder]).output;
    for (const { file } of marked) expect(report).toContain(`${file.slice(root.length)}:`);
  });

  test('lists further optional fields of a file in a comment', () => {
    const firm = readFileSync(join(folder, 'firm.yaml'), 'utf8');
    expect(firm).toMatch(/^# You may add:\n(#.*\n)*# {3}bookingUrl: page where a visitor books/m);
  });

  test('can get further articles', () => {
    const title = 'Fristen, die gern vergessen werden';
    expect(run('tools/new-article.ts', ['--content', folder, title]).status).toBe(0);
    const article = readAll(folder).find(({ file }) => file.includes('articles/01-'));
    expect(article?.text).toContain(`title: ${title}`);
    expect(article?.text).toContain('draft: true');
    expect(run('tools/check-content.ts', ['--content', folder]).output).toContain('No problems');
  });
});

const [facts] = firms as [Facts];

test('the firm has the given facts, and initials from first and last name', () => {
  const { folder } = create(facts, 'facts');
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
  expect(read('firm.yaml')).toMatchObject({ name: facts.name, languages: [facts.language] });
  expect(read('offices/office.yaml')).toMatchObject({ lines: ['Probeweg 1'], country: 'DE' });
  expect(read('team/joerg-von-uebung.yaml')).toMatchObject({ name: facts.person, initials: 'JÜ' });
});

test('the site of a new firm is built without a name of the sample, including host settings', {
  timeout: 120_000,
}, () => {
  const { folder } = create(facts, 'built');
  const out = join(root, 'dist');
  const { status, output } = run('tools/build.ts', ['--content', folder, '--out', out]);
  expect(status, output).toBe(0);
  const files = [...readAll(out), ...readAll(`${out}-hosts`)];
  expect(files.length).toBeGreaterThan(30);
  const found = files.filter(({ text }) => sampleNames.some((name) => text.includes(name)));
  expect(found.map(({ file }) => file)).toEqual([]);
  expect(readFileSync(`${out}-hosts/nginx.conf`, 'utf8')).toContain('www.linden-probe.example');
});

test('answers can be typed; a wrong one is explained and asked for again', () => {
  const folder = join(root, 'typed');
  const { name, legalName, siteUrl, email, street, postalCode, locality } = facts;
  const { timeZone, service, person, role } = facts;
  const answers = [
    ...['xx', 'de-DE', name, legalName, siteUrl, email, '030 23125', common.phone],
    ...[street, postalCode, locality, '', 'Germany', 'DE', timeZone, service, person, role],
    'mission, openings',
  ];
  const { status, output } = run('tools/new-firm.ts', [folder], `${answers.join('\n')}\n`);
  expect(output).toContain('"xx" is not a language with built-in words. Write a tag such as');
  expect(output).toContain('"030 23125" is not a phone number in international form');
  expect(output).toContain('"Germany" is not a country code');
  expect(status).toBe(0);
  expect(readdirSync(join(folder, 'pages'))).toContain('work-with-us.yaml');
  expect(run('tools/check-content.ts', ['--content', folder]).output).toContain('No problems');
});

test('existing files are never overwritten', () => {
  create(facts, 'twice');
  const { status, output } = create(facts, 'twice');
  expect(status).toBe(1);
  expect(output).toContain('is not empty. Choose a new folder');
});

test('a wrong or missing fact is reported with its line, and no file is written', () => {
  const file = join(root, 'wrong.yaml');
  writeFileSync(file, stringify({ ...facts, country: 'UK', phone: undefined }));
  const folder = join(root, 'wrong');
  const { status, output } = run('tools/new-firm.ts', [folder, '--facts', file]);
  expect(status).toBe(1);
  expect(output).toMatch(/wrong\.yaml:\d+ {2}country: "UK" is not a country code/);
  expect(output).toMatch(/phone: is missing\. Add the field\. Expected: general phone number/);
  expect(() => readdirSync(folder)).toThrow();
});
