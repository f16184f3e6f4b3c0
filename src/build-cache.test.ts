import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { astroFolder, cacheFile, removeUnusedFiles } from './build-cache.ts';

const start = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  process.chdir(folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(start);
  rmSync(folder, { recursive: true });
});

const make = (text: string) => vi.fn(async () => Buffer.from(text));

test('the same inputs reuse the cached file', async () => {
  const [first, second] = [make('first'), make('second')];
  const file = await cacheFile('.txt', ['a', 'b'], first);
  expect(await cacheFile('.txt', ['a', 'b'], second)).toBe(file);
  expect(second).not.toHaveBeenCalled();
  expect(readFileSync(file, 'utf8')).toBe('first');
});

test.each([[['a', 'c']], [['ab']], [['', 'ab']], [['a', 'b', '']]])(
  'different inputs create another file: %j',
  async (inputs) => {
    const file = await cacheFile('.txt', ['a', 'b'], make('first'));
    const other = await cacheFile('.txt', inputs, make('other'));
    expect(other).not.toBe(file);
    expect(readFileSync(other, 'utf8')).toBe('other');
  },
);

test('a file that cannot be built leaves nothing behind and is retried the next time', async () => {
  const fail = async () => {
    throw new Error('out of memory');
  };
  await expect(cacheFile('.txt', ['a'], fail)).rejects.toThrow('out of memory');
  expect(readdirSync('.cache/files')).toEqual([]);
  const file = await cacheFile('.txt', ['a'], make('whole'));
  expect(readFileSync(file, 'utf8')).toBe('whole');
});

test('files unused for a month are deleted, others are kept', async () => {
  const files = [
    await cacheFile('.txt', ['unused'], make('unused')),
    await cacheFile('.txt', ['used'], make('used')),
  ];
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const file of files) utimesSync(file, longAgo, longAgo);
  await cacheFile('.txt', ['used'], make('again'));
  await removeUnusedFiles();
  expect(readdirSync('.cache/files')).toEqual([files[1]?.slice('.cache/files/'.length)]);
});

test('unused files are looked for once a day', async () => {
  const file = await cacheFile('.txt', ['unused'], make('unused'));
  await removeUnusedFiles();
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(file, longAgo, longAgo);
  await removeUnusedFiles();
  expect(readdirSync('.cache/files')).toHaveLength(1);
  utimesSync('.cache/last-removal', longAgo, longAgo);
  await removeUnusedFiles();
  expect(readdirSync('.cache/files')).toEqual([]);
});

test('a file that another build moves away at the same time is passed over', async () => {
  mkdirSync('.cache/files', { recursive: true });
  symlinkSync('moved', '.cache/files/unfinished');
  await expect(removeUnusedFiles()).resolves.toBeUndefined();
});

test('two builds of one content, or of two, share a folder only if they write the same site', () => {
  vi.stubEnv('SITE_CONTENT', 'examples/firm');
  const folders = [astroFolder(), astroFolder('next'), astroFolder('next/site')];
  vi.stubEnv('SITE_CONTENT', 'content');
  expect(new Set([...folders, astroFolder(), astroFolder('next')]).size).toBe(5);
  expect(astroFolder('dist')).toBe(astroFolder());
});
