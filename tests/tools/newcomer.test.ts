import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { toCalendarDateIn, toIsoDate } from '../../src/content/dates.ts';
import { readFirm } from '../support/read-firm.ts';
import { readSite } from '../support/read-site.ts';
import { findFirst, makeScratchCopy } from '../support/scratch-copy.ts';

/**
 * Performs the tasks of docs/architecture.md and adds a portrait: each task changes only the files
 * it names.
 */

const oldPhone = readFirm().phone;
const copy = makeScratchCopy();
copy.prepareBuild();
afterAll(copy.remove);

const read = (page: string) => copy.read(`dist/${page}.html`);
const select = (page: string, selector: string) => parse(read(page)).querySelectorAll(selector);
const isThere = (page: string) => existsSync(join(copy.root, `dist/${page}.html`));

const job = findFirst('openings');
const jobId = basename(job, '.md');
/** The openings that their files neither close nor mark as drafts. */
const stillOpen = readdirSync('content/openings')
  .map((name) => basename(name, '.md'))
  .filter((id) => id !== jobId)
  .filter((id) => !/^(closes|draft):/m.test(copy.read(`content/openings/${id}.md`)));
/** The time zone of the build machine. */
const buildZone = 'Pacific/Pago_Pago';
const service = findFirst('services');
const member = findFirst('team');

/** The number of the next article. */
const next =
  Math.max(...readdirSync('content/articles').map((name) => Number.parseInt(name, 10) || 0)) + 1;

const run = (script: string, ...options: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

/** Writes a file that is another one with other fields, of which each has one line. */
function copyWith(from: string, to: string, fields: Record<string, string>) {
  const text = Object.entries(fields).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${value}`),
    copy.read(from),
  );
  copy.write(to, text);
}

/**
 * Adds a content kind: its model, its line in the registry, a route and a file. Its name is
 * one that no firm needs, so that it cannot clash with a real kind.
 */
function addLanternKind() {
  for (const [from, to] of [
    ['subject.txt', 'src/features/lanterns/model/subject.ts'],
    ['route.txt', 'src/routes/lanterns/[lantern].astro'],
    ['paper.md', 'content/lanterns/paper.md'],
  ] as const) {
    const text = readFileSync(join(import.meta.dirname, 'lanterns', from), 'utf8');
    copy.write(to, text.replace('{service}', basename(service, '.md')));
  }
  copy.edit(
    'src/registry.ts',
    /^import .*legal\/.*;/m,
    (line) => `${line}\nimport * as lanterns from './features/lanterns/model/subject.ts';`,
  );
  copy.edit('src/registry.ts', '\n  search,\n', '\n  search,\n  lanterns,\n');
}

/** A later article would only appear on its day. */
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  copy.edit('content/firm.yaml', /^phone: .*/m, 'phone: "+91 22 7012 3459"');
  const article = findFirst('articles');
  copy.write(article, copy.read(article).replace(/^draft: .*\n/m, ''));
  const added = `content/articles/${String(next).padStart(2, '0')}-notice-periods.md`;
  copyWith(article, added, {
    title: 'Notice periods in three Indian states',
    excerpt: 'How long a notice must be in three Indian states. '.repeat(3),
    date: today,
  });
  copy.edit(added, /^## .*/m, '## What {name} counts');
  run('tools/new.ts', 'article', 'Notice periods in four more states');
  copyWith(article, `content/articles/${next + 2}-older.md`, {
    title: 'What an older article found',
    excerpt: 'What it found in each of its parts. '.repeat(4),
    date: '2002-02-03',
  });
  // Remove an existing closing day, then close the opening.
  copy.write(job, copy.read(job).replace(/^closes: .*\n/m, ''));
  copy.edit(job, /^postedDate: .*/m, 'postedDate: 2025-01-08\ncloses: 2025-02-28');
  copyWith(service, 'content/services/board-advisory.md', {
    title: 'Board Advisory',
    metaTitle: 'Board advisory for family companies',
    metaDescription: `${'Advice for boards of family companies, '.repeat(2)}by letter.`,
    order: '7',
  });
  // The zones are 25 hours apart, so the date of the machine is always before that of the firm.
  copy.edit('content/firm.yaml', /^timeZone: .*/m, 'timeZone: Pacific/Kiritimati');
  copyWith(job, 'content/openings/job-999.md', {
    title: 'Night Clerk',
    metaDescription: 'The office by night. '.repeat(4).trim(),
    closes: toIsoDate(toCalendarDateIn(new Date(), buildZone)),
  });
  const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#888' } });
  copy.write('content/team/portrait.png', await picture.png().toBuffer());
  // Either all members have portraits or none.
  for (const name of readdirSync('content/team').filter((name) => name.endsWith('.yaml'))) {
    const file = `content/team/${name}`;
    const bare = copy.read(file).replace(/^image: .*\n/m, '');
    copy.write(file, bare.replace(/^initials:/m, 'image: ./portrait.png\ninitials:'));
  }
  copy.edit('content/brand/brand.yaml', /accent: .+/, 'accent: oklch(0.36 0.09 250)');
  addLanternKind();
  vi.stubEnv('TZ', buildZone);
  const { status, output } = run('tools/build.ts');
  vi.unstubAllEnvs();
  // Astro says so of a collection without files, such as the redirects of the sample.
  if (status !== 0 || output.includes('does not exist')) throw new Error(output);
}, 120_000);

test('a new phone number in firm.yaml appears in footer, legal pages and contact', () => {
  for (const page of ['index', 'privacy', 'terms', 'disclaimer', 'who-are-we']) {
    expect(read(page)).toContain('tel:+912270123459');
    expect(read(page)).not.toContain(oldPhone);
  }
});

test('adding an article takes one file: pages, feed and sitemap show it, first in the list', () => {
  expect(read(`blog/${next}`)).toContain('Notice periods in three Indian states');
  for (const page of ['blogs', 'index']) expect(read(page)).toContain(`/blog/${next}"`);
  expect(copy.read('dist/rss.xml')).toContain(`/blog/${next}<`);
  // Its lists are dated by its last change, too.
  for (const path of [`/blog/${next}`, '/blogs', '/'])
    expect(copy.read('dist/sitemap.xml')).toContain(`${path}</loc><lastmod>${today}<`);
  const hrefOf = (selector: string) => select('blogs', selector)[0]?.getAttribute('href');
  expect(hrefOf('[aria-labelledby=articles] article a')).toBe(`/blog/${next}`);
  expect(hrefOf('[aria-labelledby=featured] a')).toBe('/blog/0');
});

test('a new article is a valid draft, which the build omits', () => {
  const file = `${String(next + 1).padStart(2, '0')}-notice-periods-in-four-more-states.md`;
  expect(copy.read(`content/articles/${file}`)).toContain('draft: true');
  expect(isThere(`blog/${next + 1}`)).toBe(false);
  for (const page of ['blogs', 'index']) expect(read(page)).not.toContain('four more states');
});

test('the list of articles, which loads the pages of years, allows their styles', () => {
  const listStyles = (page: string) => select(page, 'style').map(({ text }) => text);
  expect(listStyles('blogs/2002')).not.toEqual([]);
  expect(listStyles('blogs')).toEqual(expect.arrayContaining(listStyles('blogs/2002')));
});

test('adding a portrait takes a picture and a line: the card shows it cropped, and the original is not published', async () => {
  const { name } = parseYaml(copy.read(member));
  const shown = select('team', 'article').find((card) => card.querySelector('h2')?.text === name);
  const source = shown?.querySelector('img')?.getAttribute('src') ?? '';
  const { format, width, height } = await sharp(join(copy.root, 'dist', source)).metadata();
  expect([format, width, height]).toEqual(['webp', 640, 717]);
  const published = readdirSync(join(copy.root, 'dist/_astro'));
  expect(published.filter((name) => name.endsWith('.png'))).toEqual([]);
});

test('a heading with the name of the firm is filled in, in the text and in the table of contents', () => {
  const heading = `What ${readFirm().name} counts`;
  const post = parse(read(`blog/${next}`));
  const link = post.querySelectorAll('nav a').find(({ text }) => text.trim() === heading);
  const anchor = link?.getAttribute('href') ?? 'none';
  expect(anchor).toMatch(/^#/);
  expect(post.querySelector(`.prose ${anchor}`)?.text).toBe(heading);
});

test('an opening closes in its file, at the end of its last day in the time zone of the firm', () => {
  for (const id of [jobId, 'job-999']) expect(isThere(`work-with-us/${id}`)).toBe(false);
  for (const id of stillOpen) expect(isThere(`work-with-us/${id}`)).toBe(true);
  const list = read('work-with-us');
  expect(list).not.toContain(jobId);
  expect(list).not.toContain('Night Clerk');
});

test('adding a service takes one file: its page, its card and every menu follow', () => {
  expect(read('services/board-advisory')).toContain('Board Advisory</h1>');
  for (const page of ['index', 'privacy', 'blogs'])
    expect(read(page)).toContain('href="/services/board-advisory"');
  expect(copy.read('dist/sitemap.xml')).toContain('/services/board-advisory<');
});

test('the colours are defined in one file', () => {
  expect(read('index')).toMatch(/--color-accent: ?oklch\((?:0?\.36|36%) 0?\.09 250\)/);
});

test('adding a kind of content takes a declaration, a line and a route', () => {
  expect(read('lanterns/paper')).toContain('Coffee and a calendar.');
  expect(copy.read('dist/sitemap.xml')).toContain('/lanterns/paper<');
  const sections = copy.read('dist/llms.txt').split(/^## /m);
  const heading = readSite().words.discovery.articles;
  expect(sections.find((section) => section.startsWith(heading))).toContain('- [Paper lantern]');
});

test('the content check and the launch check include a new content kind', {
  timeout: 90_000,
}, () => {
  const launch = run('tools/launch-check.ts', '--offline');
  expect(launch.output).toContain('sample-lanterns content/lanterns/');
  const file = 'content/lanterns/paper.md';
  // One of the links is right.
  const links = '[Coffee](/lanterns/paper#what-to-expect) and [tea](/lanterns/paper#tea)';
  copy.edit(file, 'Coffee', links);
  copy.edit(file, /^services: .*/m, 'services: [no-such-service]');
  const check = run('tools/check.ts');
  expect(check.status).toBe(1);
  expect(check.output).toContain('2 problems in 1 file');
  expect(check.output).toMatch(/lanterns\/paper\.md:\d+ .*no-such-service/);
});
