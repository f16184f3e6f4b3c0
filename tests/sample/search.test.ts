import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { distFolder } from '../../tools/dist-folder.ts';
import { readFirm } from '../support/read-firm.ts';
import { readSite } from '../support/read-site.ts';
import { keptAside, tunedWith } from './search-questions.ts';

interface BuiltSearch {
  search: Promise<(text: string) => { path: string }[]>;
}

describe.skipIf(!readFirm().sample)('the search of the sample', async () => {
  const file = resolve(distFolder() + readSite().paths.search);
  const built: BuiltSearch = await import(pathToFileURL(file).href);
  const search = await built.search;

  const findFailures = (questions: typeof keptAside) =>
    questions.flatMap(([question, ...pages]) => {
      const first = search(question)
        .slice(0, 3)
        .map(({ path }) => path);
      return first.some((path) => pages.includes(path)) ? [] : [{ question, pages, first }];
    });

  test('answers 57 of 60 questions among the first three results', () => {
    const failures = [...tunedWith, ...keptAside];
    expect(failures).toHaveLength(60);
    expect(findFailures(failures).length, JSON.stringify(findFailures(failures))).toBeLessThan(4);
  });
});
