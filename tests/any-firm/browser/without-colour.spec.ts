import { expect, type Locator } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { hasPage } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { test } from './site-page.ts';

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

for (const path of lists)
  test(`${path}: the selected filter is much lighter or darker than the others`, async ({
    site,
    page,
  }) => {
    await site.open(path);
    const filters = page.getByRole('main').locator('fieldset').locator('label, button');
    const selected = filters.and(page.locator(':has(:checked), [aria-pressed=true]'));
    const others = filters.and(page.locator(':not(:has(:checked), [aria-pressed=true])'));
    await expect(selected).toHaveCount(1);
    for (const forcedColors of ['none', 'active'] as const)
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors, colorScheme: theme });
        await site.setTheme(theme);
        const fill = await readFill(selected);
        // WCAG, technique G183: 3:1, if two colours differ only in their lightness.
        for (const other of await others.all())
          expect
            .soft(wcagContrast(fill, await readFill(other)), `${theme}, forced: ${forcedColors}`)
            .toBeGreaterThanOrEqual(3);
      }
  });
