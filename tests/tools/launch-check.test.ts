import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { formatProblem } from '../../src/check/problem.ts';
import { readContent } from '../../src/check/read-content.ts';
import type { KnownSources } from '../../src/check/read-source.ts';
import type { Source } from '../../src/check/source.ts';
import { type Conformance, conformanceFile } from '../../src/content/accessibility/conformance.ts';
import { parseDate, toCalendarDate, toIsoDate } from '../../src/content/dates.ts';
import { addAllowed, allowFile, readAllowed, sortByAllowed } from '../../tools/launch/allowed.ts';
import { checkLaunch, readSources } from '../../tools/launch/check-launch.ts';
import { checkLink, findDeadLinks, findExternalLinks } from '../../tools/launch/external-links.ts';
import type { Finding } from '../../tools/launch/finding.ts';
import { reportLaunch } from '../../tools/launch/launch-report.ts';
import { findSampleSentences, listSentences } from '../../tools/launch/sample-sentences.ts';
import { findOldChecks } from '../../tools/launch/upkeep.ts';
import { findFirst, makeScratchCopy } from '../../tools/scratch-copy.ts';
import { readFirm } from '../support/read-firm.ts';

const copy = makeScratchCopy();
afterAll(copy.remove);

/** Each step changes few files, so the others are parsed only once. */
const known: KnownSources = new Map();

const today = toCalendarDate(new Date());
const date = toIsoDate(today);

/** Sets the date of every manual accessibility check, in the copy. */
const dateChecks = (day: string) =>
  copy.write(conformanceFile, copy.read(conformanceFile).replace(/date: .*/g, `date: ${day}`));
// These tests are about content and must not depend on the age of the checks of the program.
dateChecks(date);

const read = () => readContent(copy.root);
const find = async () => checkLaunch((await read()).files, today, known);

type Options = Parameters<typeof reportLaunch>[0];

/** Checks the copy. */
const run = async (options: Partial<Options> = {}) => {
  const output: string[] = [];
  const log = (text: string) => output.push(text);
  const all = { offline: true, upkeep: false, ...options };
  const status = await reportLaunch(all, { log, error: log }, known);
  return { status, output: output.join('\n') };
};

const onLine = ({ file, line }: Finding, change: (text: string) => string) => {
  const lines = copy.read(file).split('\n');
  const index = (line ?? 1) - 1;
  copy.write(file, lines.map((text, at) => (at === index ? change(text) : text)).join('\n'));
};
const deleteLine = (finding: Finding) => onLine(finding, () => '#');
const addField = ({ file }: Finding, field: string) =>
  copy.edit(file, /^(metaTitle|title|role):/m, `${field}\n$1:`);

/** Reverses the letters of every second word of the sentences, which keeps their length. */
function reword({ file }: Finding) {
  let count = 0;
  const reverse = (word: string) => {
    count += 1;
    return count % 2 === 0 ? word : [...word].reverse().join('');
  };
  const lines = copy.read(file).split('\n');
  const changed = lines.map((line) => {
    if (/^#|^checklist: |^\s*\w+: \[|^\s*- \{/.test(line) || line.trim().split(' ').length < 4)
      return line;
    const [, start = '', rest = ''] = /^(\s*(?:- )?(?:\w+:)?)(.*)$/.exec(line) ?? [];
    const parts = rest.split(/(\]\([^)]*\)|\{\w+\}|https?:\S+)/);
    const reworded = parts.map((part, index) =>
      index % 2 ? part : part.replace(/(?<!\S)[a-z]{2,}(?![\w/-])/g, reverse),
    );
    return start + reworded.join('');
  });
  copy.write(file, changed.join('\n'));
}

/** How an editor would fix each kind of finding. */
const fixes: Record<string, (finding: Finding) => unknown> = {
  'reserved-domain': (finding) =>
    onLine(finding, (text) => text.replace(/[\w-]+\.example/g, 'harbour-advisers.in')),
  'sample-phone': (finding) => onLine(finding, () => 'phone: "+91 22 4012 3456"'),
  'sample-address': (finding) =>
    onLine(finding, (text) => text.replace(/Sample \w+/, '14 Quay Road').replace(/0000"/, '0001"')),
  'sample-firm': deleteLine,
  'sample-team': deleteLine,
  'sample-case': deleteLine,
  'sample-openings': deleteLine,
  'sample-text': reword,
  'sample-link': (finding) => onLine(finding, (text) => text.replace(/sample-|-not-in-use/g, '')),
  'sample-words': (finding) => onLine(finding, (text) => text.replace(/samples?/g, 'accounts')),
  unfinished: deleteLine,
  'old-claim': (finding) =>
    copy.read(finding.file).includes('\nupdated:')
      ? copy.edit(finding.file, /^updated: .*/m, `updated: ${date}`)
      : addField(finding, `updated: ${date}`),
  'legal-review': (finding) => addField(finding, `reviewedBy: A. Counsel, Advocate, ${date}`),
  'stale-opening': (finding) => addField(finding, 'closes: 2099-12-31'),
  'unchecked-law': (finding) => onLine(finding, (text) => text.replace(/\S+$/, date)),
  'unchecked-duty': (finding) => onLine(finding, (text) => text.replace(/\S+$/, date)),
  portrait: async (finding) => {
    mkdirSync(join(copy.root, 'content/team/portraits'), { recursive: true });
    const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: '#888' } });
    await picture.jpeg().toFile(join(copy.root, 'content/team/portraits/face.jpg'));
    addField(finding, 'image: ./portraits/face.jpg');
  },
};

/** Rules whose fix adds a line to the file. */
const addsField = ['old-claim', 'legal-review', 'stale-opening', 'portrait'];

describe.runIf(readFirm().sample)('from the sample to the launch', () => {
  const project = process.cwd();
  beforeAll(() => process.chdir(copy.root));
  afterAll(() => process.chdir(project));

  test('the sample content is not ready, and each finding has a place, a fix and a reason', async () => {
    const findings = await find();
    const rules = new Set(findings.map(({ rule }) => rule));
    expect(Object.keys(fixes)).toEqual(expect.arrayContaining([...rules]));
    // Openings and checks only become old over time, and every member of the sample has a portrait.
    const rare = ['stale-opening', 'unchecked-law', 'unchecked-duty', 'portrait'];
    const always = Object.keys(fixes).filter((rule) => !rare.includes(rule));
    expect([...rules]).toEqual(expect.arrayContaining(always));
    for (const { file, fix, why, line, field } of findings) {
      expect(file).toMatch(/^content\//);
      expect(line ?? field).toBeDefined();
      expect(fix.length).toBeGreaterThan(8);
      expect(why.length).toBeGreaterThan(20);
    }
    const { status, output } = await run();
    expect(status).toBe(1);
    const upkeep = findings.filter((finding) => finding.upkeep).length;
    expect(output).toContain(
      `${findings.length - upkeep} to fix or accept before launch, ${upkeep} for upkeep`,
    );
    expect(output).toMatch(
      /^content\/\S+:\d+ {2}\w+\n {4}problem {2}.*\n {4}fix {6}.*\n {4}why {6}/m,
    );
  });

  test('once every finding is fixed, the site is ready to launch and can be built', async () => {
    let rounds = 0;
    for (let findings = await find(); findings.length > 0 && rounds < 8; findings = await find()) {
      // A new field moves the lines below it, so such fixes come last, from the end of the file
      // upwards.
      const inPlace = findings.filter(({ rule }) => !addsField.includes(rule));
      const adding = findings.filter(({ rule }) => addsField.includes(rule));
      for (const finding of [...inPlace, ...adding.toReversed()])
        await fixes[finding.rule]?.(finding);
      rounds += 1;
    }
    expect(await find()).toEqual([]);
    expect(checkContent(await read(), known).map(formatProblem)).toEqual([]);
    const { status, output } = await run();
    expect(output).toContain('Ready to launch');
    expect(status).toBe(0);
  });

  test('an accepted finding needs a reason, and no longer counts', async () => {
    // Either all members have portraits or none.
    const members = readdirSync('content/team')
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `content/team/${name}`);
    for (const file of members) copy.write(file, copy.read(file).replace(/^image: .*\n/m, ''));
    const reason = 'They prefer not to be shown.';
    const [key = '', ...others] = members.map((file) => `portrait ${file} image`);
    for (const other of others)
      copy.write(allowFile, addAllowed(copy.read(allowFile), other, reason));
    expect((await run()).output).toContain(key);
    const refused = await run({ allow: key, reason: 'too short' });
    expect(refused.status).toBe(1);
    expect(refused.output).toContain('at least ten characters');
    expect((await run({ allow: key })).status).toBe(1);
    const command = ['tools/launch-check.ts', '--offline', '--allow', key, '--reason', reason];
    const allowed = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(allowed.stdout).toContain(`${members.length} accepted`);
    expect(allowed.status).toBe(0);
  });

  test('upkeep is reported but does not block the launch', async () => {
    const job = findFirst('openings');
    copy.write(job, copy.read(job).replace(/^closes: .*\n/m, ''));
    copy.edit(job, /^postedDate: .*/m, 'postedDate: 2020-01-06');
    const { status, output } = await run();
    expect(output).toContain('posted on 2020-01-06 and has no closing date');
    expect(output).toContain('Ready to launch; 1 for upkeep');
    expect(status).toBe(0);
    expect((await run({ upkeep: true })).status).toBe(1);
  });
});

test('a manual check is outdated after a year, not before', () => {
  const checked = { date: '2026-11-21', how: 'Looked at by hand, all of it.' };
  const criteria: Conformance['criteria'] = [{ number: '1.3.3', name: 'A', level: 'A', checked }];
  const find = (day: string) =>
    findOldChecks({ methods: [], limits: [], criteria }, parseDate(day));
  expect(find('2027-11-21')).toEqual([]);
  expect(find('2027-11-22')).toMatchObject([
    { file: conformanceFile, upkeep: true, field: '1.3.3 A' },
  ]);
});

test.each([true, false])(
  'an unfinished article is accepted if it is a draft: %s',
  async (draft) => {
    const { files } = await readContent();
    const { text = '' } = files.find(({ path }) => path === findFirst('articles')) ?? {};
    const article = text
      .replace(/^draft: .*\n/m, '')
      .replace(/^category:/m, `draft: ${draft}\ncategory:`);
    const file = { path: 'content/articles/15-new.md', text: `${article}\nTODO: more.\n` };
    const rules = checkLaunch([file], today).map(({ rule }) => rule);
    expect(rules.includes('unfinished')).toBe(!draft);
  },
);

describe('sentences of the sample', () => {
  test.runIf(readFirm().sample)(
    'recognise every text; if not, add these to sample-sentences.txt',
    async () => {
      const sources = readSources((await readContent()).files);
      const found = new Set(findSampleSentences(sources).map(({ file }) => file));
      const lost = sources
        .filter((source) => !found.has(source.file))
        .flatMap((source) => listSentences(source).slice(0, 3))
        .map(({ hash }) => hash);
      expect(lost).toEqual([]);
    },
  );

  test('do not accuse a text that another firm wrote', () => {
    const body = `We act for tenants of flats in old buildings. Most letters that reach us ask about
the heating bill: what the landlord may pass on, by when it must arrive, and how long a tenant may object.`;
    const own = { kind: 'articles', file: 'content/articles/9-own.md', data: {}, body } as Source;
    expect(findSampleSentences([own])).toEqual([]);
  });
});

describe('the file of accepted findings', () => {
  test('an entry is added below the comments; an entry without a finding is unused', () => {
    const text = addAllowed('# Why\n[]\n', 'portrait a image', 'Nobody likes it.');
    expect(text).toMatch(/^# Why\n- key: portrait a image\n/);
    expect(sortByAllowed([], readAllowed(text).allowed).unused).toHaveLength(1);
  });

  test.each(['# nothing\n[]\n', '', '# nothing\n'])('nothing accepted: %j', (text) => {
    expect(readAllowed(text)).toEqual({ allowed: [], problems: [] });
  });

  test.each([
    ['- key: a\n  reason: short\n', /yaml:2 {2}item 1, reason: has 5 characters .* Add 5 /],
    ['- key: a\n  raeson: Nobody likes it.\n', /yaml:2 {2}item 1, raeson: .* mean "reason"/],
    ['- portrait a image\n', /yaml:1 {2}item 1: .* not a group of fields.* key and reason/],
    ['key: a\nreason: Nobody likes it.\n', /yaml {2}.* is not a list\. .*beginning with "- "/],
    ['- key: "a\n  reason: Nobody likes it.\n', /yaml:1 {2}a quotation mark .* not closed/],
  ])('%j is reported with line, message and fix', (text, report) => {
    expect(readAllowed(text).problems.map(formatProblem).join('\n')).toMatch(report);
  });
});

describe('external links', () => {
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

  test('a dead link is reported in every place that links to it', async () => {
    const sources = readSources((await readContent()).files);
    const links = findExternalLinks(sources);
    const [url = ''] = [...links.keys()];
    const dead = findDeadLinks(links, new Map([[url, 'dead']]));
    expect(dead).toHaveLength(links.get(url)?.length ?? -1);
    expect(dead[0]?.line).toBeGreaterThan(0);
  });
});
