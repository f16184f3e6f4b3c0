import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hashSource } from './inline-script.ts';
import { publishSite } from './publish-site.ts';

// One folder for all runs: each has a listing in the cache.
const root = '.cache/publish-test';
const [rendered, dist] = [`${root}/rendered/`, `${root}/dist/`];

const css = '.card{color:red}.note{color:#00f}';
const page = (body: string) =>
  `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="style-src '${hashSource(css)}'"><style>${css}</style></head>${body}`;

const render = (name: string, text: string) => writeFileSync(rendered + name, text);
const read = (name: string) => readFileSync(dist + name, 'utf8');
const publish = () => publishSite(rendered, dist, 1);

const readAll = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .sort()
    .map((name) => [name, readFileSync(dist + name, 'hex')]);

beforeEach(async () => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(`${rendered}blog`, { recursive: true });
  render('index.html', page('<p class="card">Home'));
  render('blog/1.html', page('<p class="card">One'));
  render('blog/1.png', 'picture');
  await publish();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('an unchanged site is not written again', async () => {
  expect(await publish()).toEqual({ files: 3, written: 0 });
});

test('a changed page replaces its file and its copies, and no other', async () => {
  render('blog/1.html', page('<p class="card">Two'));
  expect(await publish()).toEqual({ files: 3, written: 1 });
  expect(read('blog/1.html')).toContain('Two');
  expect(brotliDecompressSync(readFileSync(`${dist}blog/1.html.br`)).toString()).toContain('Two');
});

test('a page gets the styles that another page with the same styles now needs', async () => {
  expect(read('index.html')).not.toContain('.note');
  render('blog/1.html', page('<p class="card note">One'));
  expect(await publish()).toEqual({ files: 3, written: 2 });
  expect(read('index.html')).toContain('.note');
});

test.each<[name: string, change: () => void]>([
  ['changed', () => writeFileSync(`${dist}index.html`, 'by hand')],
  ['changed in its copy only', () => writeFileSync(`${dist}blog/1.html.br`, 'by hand')],
  ['missing', () => rmSync(`${dist}blog/1.png`)],
  [
    'replaced by a folder',
    () => {
      rmSync(`${dist}index.html`);
      mkdirSync(`${dist}index.html/more`, { recursive: true });
    },
  ],
])('a file that is %s is written again', async (_, change) => {
  const before = readAll();
  change();
  expect(await publish()).toEqual({ files: 3, written: 1 });
  expect(readAll()).toEqual(before);
});

test('files of others and of pages that are gone are removed, a repository is not', async () => {
  writeFileSync(`${dist}blog/foreign.html`, 'foreign');
  mkdirSync(`${dist}.git`);
  writeFileSync(`${dist}.git/config`, 'repository');
  rmSync(`${rendered}blog`, { recursive: true });
  expect(await publish()).toEqual({ files: 1, written: 0 });
  expect(readdirSync(dist).sort()).toEqual([
    '.git',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
});

test('a site in several steps is the same as one from scratch', async () => {
  render('blog/2.html', page('<p class="note">Two'));
  rmSync(`${rendered}blog/1.html`);
  await publish();
  const steps = readAll();
  rmSync(dist, { recursive: true });
  expect(await publish()).toEqual({ files: 3, written: 3 });
  expect(readAll()).toEqual(steps);
});
