import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readKeptFields, writeKeptFields } from './kept-fields.ts';
import { type KnownSources, keptFields, readSource } from './read-source.ts';

const start = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fields-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true });
  keptFields.clear();
});

const path = 'content/vocabulary.yaml';

/** Reads a file as a process does that begins with what the last one has kept. */
async function readAnew(text: string) {
  keptFields.clear();
  await readKeptFields();
  const known: KnownSources = new Map();
  const read = readSource({ path, text }, known);
  await writeKeptFields(known);
  return read;
}

test('a later process has the same fields and lines, and those of a changed file', async () => {
  const text = 'number: .nan\n# comment\nlist: &a [one]\nsame: *a\n';
  const { source: first } = await readAnew(text);
  const { source: second } = await readAnew(text);
  expect(keptFields.size).toBe(1);
  expect(second?.data).toEqual(first?.data);
  expect(second?.data).toEqual({ number: Number.NaN, list: ['one'], same: ['one'] });
  expect(second?.toLine(['list'])).toBe(3);
  const { source: changed } = await readAnew(`${text}more: 1\n`);
  expect(changed?.data).toMatchObject({ more: 1 });
});

test('a file with a problem is reported each time', async () => {
  const { problems } = await readAnew('a: "b\n');
  expect(problems).toHaveLength(1);
  expect((await readAnew('a: "b\n')).problems).toEqual(problems);
});

test('what cannot be read is parsed again', async () => {
  await readAnew('a: 1\n');
  const [kept = ''] = readdirSync('.cache/fields');
  writeFileSync(join('.cache/fields', kept), 'nothing');
  expect((await readAnew('a: 1\n')).source?.data).toEqual({ a: 1 });
});
