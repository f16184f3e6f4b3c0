import { expect, test } from 'vitest';
import { createExampleSite } from '../site/example-site.ts';
import { buildHeadTitle } from './page-head.ts';

const site = createExampleSite();
test.each([
  ['Our team', 'Our team | A Firm'],
  ['A Firm: what we do', 'A Firm: what we do'],
  ['x'.repeat(60), `${'x'.repeat(60)} | A Firm`],
])('the title of "%s" is "%s"', (title, expected) => {
  expect(buildHeadTitle(title, site)).toBe(expected);
});
