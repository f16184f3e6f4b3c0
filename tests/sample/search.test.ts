import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { distFolder } from '../../tools/dist-folder.ts';
import { readSite } from '../support/read-site.ts';

interface BuiltSearch {
  search: Promise<(text: string) => { path: string }[]>;
}

const questions = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .parse(parse(readFileSync(join(import.meta.dirname, 'search-questions.yaml'), 'utf8')));

describe('the search of the sample', async () => {
  const file = resolve(distFolder() + readSite().paths.search);
  const built: BuiltSearch = await import(pathToFileURL(file).href);
  const search = await built.search;

  test('answers 57 of 60 questions among the first three results', () => {
    const all = Object.values(questions).flatMap((group) => Object.entries(group));
    const failures = all.flatMap(([question, pages]) => {
      const first = search(question)
        .slice(0, 3)
        .map(({ path }) => path);
      return first.some((path) => pages.includes(path)) ? [] : [{ question, pages, first }];
    });
    expect(all).toHaveLength(60);
    expect(failures.length, JSON.stringify(failures)).toBeLessThan(4);
  });
});
