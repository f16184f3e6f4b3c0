import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readPictures } from '../../../src/check/content-folder.ts';
import { toHtml } from '../../../src/render/render-markdown.ts';
import { loadFolder } from '../../../src/site/load-site.ts';
import { makeFolder } from '../../support/make-folder.ts';
import { check, load } from './folder.ts';
import { smallFirm } from './small-firm.ts';

const root = makeFolder();
const toPath = (file: string) => join(root, 'content', file);

beforeAll(() => {
  vi.stubEnv('SITE_CONTENT', 'content');
  mkdirSync(toPath('team/.obsidian'), { recursive: true });
  mkdirSync(toPath('.git/refs'), { recursive: true });
});
afterAll(() => void vi.unstubAllEnvs());

test('files of other programs, which begin with a dot or are in such a folder, are ignored', () => {
  for (const file of ['.DS_Store', '.git/refs/main.txt', 'team/.obsidian/app.json'])
    writeFileSync(toPath(file), '{}');
  expect(loadFolder(root).filePaths).toEqual([]);
});

test('a picture that is cut short, or named otherwise than the build knows, cannot be opened', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 900, height: 900, channels: 3, background: 'white', noise } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  writeFileSync(toPath('whole.jpg'), picture);
  writeFileSync(toPath('whole.jfif'), picture);
  writeFileSync(toPath('short.jpg'), picture.subarray(0, picture.length / 2));
  const pictures = await readPictures(loadFolder(root).filePaths, root);
  expect(pictures.get('content/whole.jpg')).toEqual({ width: 900, height: 900 });
  expect(pictures.get('content/short.jpg')).toBe(false);
  expect(pictures.get('content/whole.jfif')).toBe(false);
});

test('a picture that is too large gets advice', async () => {
  const [[path] = ['']] = smallFirm.pictures;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), Buffer.alloc(53e6));
  const pictures = await readPictures(loadFolder(root).filePaths, root);
  const large = new Map(smallFirm.pictures).set(path, pictures.get(path) ?? false);
  const [problem] = check({ ...smallFirm, pictures: large });
  expect(problem?.message).toContain('has 53 MB');
  expect(problem?.fix).toContain('Save it as JPEG with about 4000 pixels');
});

test('the caption of a picture and what it shows have the facts of the firm', () => {
  const path = 'content/articles/01-pay-bands.md';
  const files = smallFirm.files.map((file) =>
    file.path === path
      ? { path, text: `${file.text}\n![{name}'s plan](./plan.svg "By {name}")\n` }
      : file,
  );
  const [site] = load({ ...smallFirm, files }).sites;
  const article = site.entries.articles.find(({ id }) => id === '01-pay-bands');
  const { name } = site.firm;
  const html = article ? toHtml(article.body) : '';
  expect(html).toContain(`alt="${name}’s plan"`);
  expect(html).toContain(`<figcaption>By ${name}</figcaption>`);
});
