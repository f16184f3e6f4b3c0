import { readdirSync, readFileSync } from 'node:fs';
import { expect, type PlaywrightTestOptions } from '@playwright/test';
import { parse } from 'yaml';
import { blocked, test } from './site-page.ts';
import { watchErrors } from './visit.ts';
import { fillIn, needOptional, type Steps, take } from './visits/steps.ts';

/** What visitors do, step by step, from the tables in `visits/`. */

interface Visit {
  tag?: string;
  /** What the site of a firm may lack. */
  needs?: string[];
  /** The settings of the browser, or several by their names: the visit is made with each. */
  use?: Partial<PlaywrightTestOptions>;
  with?: Record<string, Partial<PlaywrightTestOptions>>;
  /** Errors and warnings that the visit itself causes. */
  expected?: RegExp;
  /** The steps are taken again with each of these values, which they name in braces. */
  each?: Record<string, unknown>[] | string;
  steps: Steps;
}

interface Table {
  /** Selectors by a name, which steps write after `$`. */
  parts?: Record<string, string>;
  visits: Record<string, Visit>;
}

const folder = `${import.meta.dirname}/visits`;
const customTags = [{ tag: '!re', resolve: (text: string) => new RegExp(text, 'u') }];

for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
  const { parts, visits }: Table = parse(readFileSync(`${folder}/${file}`, 'utf8'), { customTags });
  for (const [name, visit] of Object.entries(visits))
    for (const [how, use] of Object.entries(visit.with ?? { '': visit.use ?? {} }))
      test.describe(`${file} ${how}`, () => {
        test.use(use);
        test(name, { tag: visit.tag ?? [] }, async ({ page }) => {
          for (const need of visit.needs ?? []) needOptional(need);
          const errors = watchErrors(page, visit.expected ?? blocked);
          for (const values of fillIn(visit.each ?? [{}], {}) as object[])
            await take(page, fillIn(visit.steps, { ...values, ...use }, parts) as Steps);
          expect(errors).toEqual([]);
        });
      });
}
