import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentFolder } from '../content/folder.ts';
import { kindNames, kinds, pageModels } from '../registry.ts';
import { keepSite, loadFolder, loadSite } from './load-site.ts';

test('every file is read once and validated once, however many ask', () => {
  const read = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  const schemas = [...kindNames.map((name) => kinds[name]), ...Object.values(pageModels)];
  const validated = [...new Set(schemas.map(({ schema }) => schema))].map((schema) =>
    vi.spyOn(schema, 'safeParse'),
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const { sources, textFiles } = keepSite(loadFolder());
  for (const site of loadSite().sites) for (const name of kindNames) site.entries[name];
  expect(loadSite().sites).toBe(loadSite().sites);
  const paths = read.mock.calls.map(([path]) => String(path));
  expect(paths.filter((path) => path.startsWith(contentFolder())).sort()).toEqual(
    textFiles.map(({ path }) => path).sort(),
  );
  const calls = validated.flatMap(({ mock }) => mock.calls);
  // A translation that may have an address of its own has a schema of its own.
  const shared = sources.filter(({ subfolder, kind }) => subfolder === '' || !kinds[kind].slugs);
  expect(calls).toHaveLength(shared.length);
});
