import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';

/** Minified, because compiling it for a page takes as long as a run. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Styles are inlined, so axe has nothing to preload. */
const common: RunOptions = { resultTypes: ['violations'], preload: false };

/** The rule for enhanced contrast reports only what passes the one for plain contrast. */
const colors = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Which rules axe checks. */
const ruleSets = {
  everything: {
    ...common,
    rules: {
      'color-contrast-enhanced': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
      'target-size': { enabled: true },
    },
  },
  /** Every default rule and an optional one, except those of the other sets, which take as long. */
  structure: {
    ...common,
    rules: {
      'color-contrast': { enabled: false },
      'link-in-text-block': { enabled: false },
      'label-content-name-mismatch': { enabled: true },
    },
  },
  /** All that the themes change. */
  colors: { ...common, runOnly: { type: 'rule', values: colors } },
  /** All that the width of the window and the direction of the text change. */
  targets: { ...common, runOnly: { type: 'rule', values: ['target-size'] } },
} satisfies Record<string, RunOptions>;

/**
 * @param part selector of what has changed since the whole page was checked
 * @returns a line for each element that violates a rule
 */
export async function findViolations(page: Page, rules: keyof typeof ruleSets, part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(([part, options]) => window.axe.run(part, options), [
    part,
    ruleSets[rules],
  ] as const);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
