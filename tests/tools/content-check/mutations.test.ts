import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { readContent } from '../../../src/check/read-content.ts';
import type { KnownSources } from '../../../src/check/read-source.ts';
import { applyMutation, keepFew, listMutations, type Mutation } from './list-mutations.ts';

/**
 * `npm test` tries the same few mutations each time; `MUTATIONS=500` as many at random for each
 * firm, and `MUTATIONS=all` every one, which takes an hour.
 */
const { MUTATIONS: wish, MUTATION_SEED: seed } = process.env;

const firms = ['content', 'examples/kanzlei', 'examples/studio'];

describe.each(firms)('the content check of %s does not throw', (folder) => {
  beforeAll(() => void vi.stubEnv('SITE_CONTENT', folder));
  afterAll(() => void vi.unstubAllEnvs());

  test('after one file or field is removed or replaced', { timeout: 7_200_000 }, async () => {
    const content = await readContent();
    const mutations = listMutations(content.files);
    /** Most files are the same in each run: they are parsed only once. */
    const known: KnownSources = new Map();
    const check = (mutation: Mutation) => {
      const files = applyMutation(keepFew(content.files, mutation.path), mutation);
      checkContent({ ...content, files }, known);
    };
    if (wish === 'all') {
      for (const mutation of mutations) expect(() => check(mutation), mutation.name).not.toThrow();
      return;
    }
    const numRuns = Number(wish ?? 10);
    const runs = { numRuns, seed: Number(seed ?? (wish ? Date.now() : 17)) };
    const replay = `MUTATIONS=${numRuns} MUTATION_SEED=${runs.seed} npx vitest run --project unit tests/tools/content-check/mutations`;
    const property = fc.property(fc.integer({ min: 0, max: mutations.length - 1 }), (index) =>
      check(mutations[index] as Mutation),
    );
    const { failed, counterexample, errorInstance } = fc.check(property, runs);
    const name = mutations[counterexample?.[0] ?? 0]?.name;
    expect(failed, `${name}\n${errorInstance}\nReplay: ${replay}`).toBe(false);
  });
});
