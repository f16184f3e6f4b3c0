import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatProblem } from '../../src/check/problem.ts';
import type { ContentFolder } from '../../src/check/read-content.ts';
import { readContent } from '../../src/check/read-content.ts';
import { type Conformance, conformanceFile } from '../../src/content/accessibility/conformance.ts';
import { parseDate } from '../../src/content/dates.ts';
import { checkLaunch, findOldChecks } from '../../tools/launch/check-launch.ts';
import { checkLink } from '../../tools/launch/external-links.ts';
import { allowFile, readAllowed } from '../../tools/launch/findings.ts';
import { findKnownSentences, listSentences } from '../../tools/launch/known-sentences.ts';
import { readFirm } from '../support/read-firm.ts';
import { changeFirm, readMistakes, smallFirm, writeFiles } from './content-check/small-firm.ts';

describe('a finding is reported with file, line, field, message and fix', () => {
  const print = ({ files }: ContentFolder) =>
    checkLaunch(files, parseDate('2026-12-01')).map(
      (finding) => `${finding.rule} ${formatProblem(finding)}`,
    );
  const usual = print(smallFirm);

  test.each(readMistakes('../launch-findings.txt'))('$name', ({ changes, problems }) => {
    const printed = print(changeFirm(...changes)).filter((line) => !usual.includes(line));
    expect(printed).toEqual(problems);
  });
});

describe('the command', () => {
  const root = mkdtempSync(join(tmpdir(), 'launch-'));
  const command = resolve('tools/launch-check.ts');
  const opening = join(root, 'content/openings/job-001.md');

  beforeAll(async () => {
    const today = new Date().toISOString().slice(0, 10);
    const checks = readFileSync(conformanceFile, 'utf8').replace(/date: .*/g, `date: ${today}`);
    writeFiles(root, [
      ...smallFirm.files.map(({ path, text }) => ({
        path,
        // Otherwise it would be upkeep one day.
        text: text.replace(/^postedDate: .*/m, `postedDate: ${today}`),
      })),
      ...[...smallFirm.pictures.keys()].map((path) => ({ path, text: '' })),
      { path: conformanceFile, text: checks },
      { path: allowFile, text: '# Why\n[]\n' },
    ]);
    // The typefaces are packages.
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    const create = { width: 1200, height: 1500, channels: 3, background: '#888' } as const;
    const portrait = sharp({ create }).png();
    for (const path of smallFirm.pictures.keys()) await portrait.toFile(join(root, path));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  function run(...options: string[]) {
    const all = [command, '--offline', ...options];
    const { status, stdout } = spawnSync(process.execPath, all, { encoding: 'utf8', cwd: root });
    return { status, stdout };
  }

  test('lists what is left, accepts it with a reason, and reports upkeep', () => {
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^content\/firm\.yaml:16 {2}sample\n {4}problem {2}the firm is .*\n {4}fix {6}.*\n {4}why {6}.*\n {4}key {6}sample-firm content\/firm\.yaml sample$/m,
    );
    expect(stdout).toMatch(/^\d+ to fix or accept before launch, \d+ for upkeep, 0 accepted/m);
    const keys = [...stdout.matchAll(/ key {6}(.*)/g)].map(([, key]) => key);
    const accepted = keys
      .map((key) => `- key: ${key}\n  reason: This firm is invented.\n`)
      .join('');
    writeFileSync(join(root, allowFile), accepted);
    const text = readFileSync(opening, 'utf8');
    writeFileSync(opening, text.replace(/^postedDate: .*/m, 'postedDate: 2020-01-06'));
    const later = run();
    expect(later.stdout).toContain('posted on 2020-01-06 and has no closing date');
    expect(later.stdout).toContain('Ready to launch, 1 for upkeep');
    expect(later.status).toBe(0);
    expect(run('--upkeep').status).toBe(1);
    // Three processes, on a machine that may be busy.
  }, 120_000);
});

test('a manual check is outdated after a year, not before', () => {
  const checked = { date: '2026-11-21', how: 'Looked at by hand, all of it.' };
  const criteria: Conformance['criteria'] = [{ number: '1.3.3', name: 'A', level: 'A', checked }];
  const find = (day: string) =>
    findOldChecks({ methods: [], limits: [], criteria }, parseDate(day));
  expect(find('2027-11-21')).toEqual([]);
  expect(find('2027-11-22')).toMatchObject([
    { file: conformanceFile, rule: 'old-check', field: '1.3.3 A' },
  ]);
});

test.runIf(readFirm().sample)(
  'sentences of the sample recognise every text; if not, add these to sample-sentences.txt',
  async () => {
    const sources = (await readContent()).files.flatMap(({ source }) => source ?? []);
    const found = new Set(findKnownSentences(sources).map(({ file }) => file));
    const lost = sources
      .filter((source) => !found.has(source.file))
      .flatMap((source) => listSentences(source).slice(0, 3))
      .map(({ hash }) => hash);
    expect(lost).toEqual([]);
  },
);

test('an accepted finding without a reason is reported with its line', () => {
  const { problems } = readAllowed('- key: a\n  reason: short\n');
  expect(problems.map(formatProblem).join()).toMatch(/yaml:2 {2}item 1, reason: has 5 characters/);
});

test('a page that is gone is dead; a page that refuses scripts is not', async () => {
  for (const [status, state] of [
    [200, 'alive'],
    [404, 'dead'],
    [403, 'unknown'],
  ] as const)
    expect(await checkLink('https://a.org', async () => new Response(null, { status }))).toBe(
      state,
    );
  const noHost = () => Promise.reject(new TypeError('', { cause: { code: 'ENOTFOUND' } }));
  expect(await checkLink('https://a.org', noHost)).toBe('dead');
});
