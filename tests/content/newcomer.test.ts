import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFirm } from '../read-firm.ts';
import { makeScratchCopy } from '../support/scratch-copy.ts';

/** The table of docs/architecture.md, done for real: each task touches the one file it names. */

const oldPhone = readFirm().phone;
const copy = makeScratchCopy();
afterAll(copy.remove);

const read = (page: string) => copy.read(`dist/${page}.html`);
const isThere = (page: string) => existsSync(join(copy.root, `dist/${page}.html`));

beforeAll(() => {
  copy.edit('content/firm.yaml', /^phone: .*/m, 'phone: "+91 22 7012 3459"');
  copy.write(
    'content/articles/15-notice-periods.md',
    copy
      .read('content/articles/03-hiring-the-first-ten-people-in-india.md')
      .replace(/^title: .*/m, 'title: Notice periods in three Indian states')
      .replace(
        /^excerpt: .*/m,
        `excerpt: ${'How long a notice must be in three Indian states. '.repeat(3)}`,
      )
      .replace(/^date: .*/m, 'date: February 3, 2025')
      .replace(/^## .*/m, '## What {name} counts'),
  );
  copy.edit('content/openings/job-002.md', /^(postedDate: .*)$/m, '$1\ncloses: February 28, 2025');
  copy.write(
    'content/services/board-advisory.md',
    copy
      .read('content/services/due-diligence.md')
      .replace(/^title: .*/m, 'title: Board Advisory')
      .replace(/^metaTitle: .*/m, 'metaTitle: Board advisory for family companies')
      .replace(
        /^metaDescription: .*/m,
        `metaDescription: ${'Advice for boards of family companies, '.repeat(2)}by letter.`,
      )
      .replace(/^order: .*/m, 'order: 7'),
  );
  copy.edit('src/styles/tokens.css', /(--color-accent): [^;]+/, '$1: oklch(0.36 0.09 250)');
  const build = spawnSync('npx', ['astro', 'build'], { cwd: copy.root, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
}, 120_000);

test('the phone number follows from firm.yaml to footer, legal pages and contact', () => {
  for (const page of ['index', 'privacy', 'terms', 'disclaimer', 'who-are-we']) {
    expect(read(page)).toContain('tel:+912270123459');
    expect(read(page)).not.toContain(oldPhone);
  }
});

test('an article is one file', () => {
  expect(read('blog/15')).toContain('Notice periods in three Indian states');
  expect(read('blogs')).toContain('/blog/15"');
  expect(read('index')).toContain('/blog/15"');
  for (const feed of ['rss.xml', 'sitemap.xml'])
    expect(copy.read(`dist/${feed}`)).toContain('/blog/15<');
});

test('a heading that names the firm is filled in the text and in the list beside it', () => {
  const heading = `What ${readFirm().name} counts`;
  const post = parse(read('blog/15'));
  const link = post.querySelectorAll('nav a').find(({ text }) => text.trim() === heading);
  const anchor = link?.getAttribute('href') ?? 'none';
  expect(anchor).toMatch(/^#/);
  expect(post.querySelector(`.prose ${anchor}`)?.text).toBe(heading);
});

test('a job is closed in its file', () => {
  expect(isThere('work-with-us/job-002')).toBe(false);
  expect(isThere('work-with-us/job-001')).toBe(true);
  expect(read('work-with-us')).not.toContain('job-002');
});

test('a service is one file: its page, its card and the menu of every page follow', () => {
  expect(read('services/board-advisory')).toContain('Board Advisory</h1>');
  for (const page of ['index', 'privacy', 'blog/3'])
    expect(read(page)).toContain('href="/services/board-advisory"');
  expect(copy.read('dist/sitemap.xml')).toContain('/services/board-advisory<');
});

test('the colours are in one file', () => {
  expect(read('index')).toMatch(/--color-accent: ?oklch\((?:0?\.36|36%) 0?\.09 250\)/);
});
