import { expect, type Locator, test } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { hasPage } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { waitForIslands } from './visit.ts';

const { paths } = readSite();

const lists = [
  paths.blogs,
  ...(hasPage('case-studies') ? [paths.caseStudies] : []),
  ...(hasPage('work-with-us') ? [paths.workWithUs] : []),
];

/** @returns the grey that fills most of an element for a visitor who sees no colours */
async function readFill(element: Locator) {
  const pixels = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  const counts = new Uint32Array(256);
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  const share = counts.indexOf(Math.max(...counts)) / 255;
  return { mode: 'rgb' as const, r: share, g: share, b: share };
}

for (const [name, forcedColors, theme] of [
  ['the light theme', 'none', 'light'],
  ['the dark theme', 'none', 'dark'],
  ['forced light colours', 'active', 'light'],
  ['forced dark colours', 'active', 'dark'],
] as const)
  test.describe(`in ${name}`, () => {
    test.use({ colorScheme: theme, contextOptions: { forcedColors, reducedMotion: 'reduce' } });

    test('the selected filter is much lighter or darker than the others', async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), theme);
      for (const path of lists) {
        await page.goto(path);
        await waitForIslands(page);
        const filters = page.getByRole('main').locator('fieldset').locator('label, button');
        const selected = filters.and(page.locator(':has(:checked), [aria-pressed=true]'));
        await expect(selected, path).toHaveCount(1);
        const others = filters.and(page.locator(':not(:has(:checked), [aria-pressed=true])'));
        const fill = await readFill(selected);
        // WCAG, technique G183: 3:1, if two colours differ only in their lightness.
        for (const other of await others.all())
          expect(wcagContrast(fill, await readFill(other)), path).toBeGreaterThanOrEqual(3);
      }
    });
  });
