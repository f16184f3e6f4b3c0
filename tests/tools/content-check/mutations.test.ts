import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { readContent } from '../../../src/check/read-content.ts';
import type { KnownSources } from '../../../src/check/read-source.ts';
import { applyMutation, keepFew, listMutations } from './list-mutations.ts';

/**
 * `npm test` tries the same few mutations each time; `MUTATIONS=500` as many at random for each
 * firm, and `MUTATIONS=all` every one, which takes an hour.
 */
const { MUTATIONS: wish, MUTATION_SEED } = process.env;
const seed = Number(MUTATION_SEED ?? (wish ? Date.now() : 17));
const replay = `MUTATIONS=${wish ?? 10} MUTATION_SEED=${seed} npx vitest run --project unit tests/tools/content-check/mutations`;

const firms = ['content', 'examples/kanzlei', 'examples/studio'];

test.each(firms)(
  'the content check of %s does not throw after one file or field is removed or replaced',
  { timeout: 7_200_000 },
  async (folder) => {
    vi.stubEnv('SITE_CONTENT', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const content = await readContent();
    const all = listMutations(content.files);
    const mutations =
      wish === 'all'
        ? all
        : fc.sample(fc.constantFrom(...all), { numRuns: Number(wish ?? 10), seed });
    /** Most files are the same in each run: they are parsed only once. */
    const known: KnownSources = new Map();
    for (const mutation of mutations) {
      const files = applyMutation(keepFew(content.files, mutation.path), mutation);
      const check = () => checkContent({ ...content, files }, known);
      expect(check, `${mutation.name}\nReplay: ${replay}`).not.toThrow();
    }
  },
);
