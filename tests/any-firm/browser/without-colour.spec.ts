import { expect, type Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { listPaths } from '../../../tools/built-site.ts';
import { lists } from './lists.ts';
import { test } from './site-page.ts';

/**
 * @returns for each filter of a list, the grey that fills most of it for a visitor who sees no colours,
 * and whether it is selected
 */
async function readFills(page: Page) {
  const filters = page.getByRole('main').locator('fieldset').locator('label, button');
  await filters.first().scrollIntoViewIfNeeded();
  const picture = sharp(await page.screenshot()).greyscale();
  const boxes = await filters.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        isSelected: element.matches(':has(:checked), [aria-pressed=true]'),
        part: { left: x, top: y, width, height },
      };
    }),
  );
  return Promise.all(
    boxes.map(async ({ isSelected, part }) => {
      const whole = Object.fromEntries(
        Object.entries(part).map(([side, pixels]) => [side, Math.round(pixels)]),
      ) as typeof part;
      const counts = new Uint32Array(256);
      for (const grey of await picture.clone().extract(whole).raw().toBuffer())
        counts[grey] = (counts[grey] ?? 0) + 1;
      const share = counts.indexOf(Math.max(...counts)) / 255;
      return { isSelected, fill: { mode: 'rgb' as const, r: share, g: share, b: share } };
    }),
  );
}

for (const { path } of lists.filter(({ path }) => listPaths().includes(path)))
  test(`${path}: the selected filter is lighter or darker than others`, async ({ site }) => {
    const { page } = site;
    await site.open(path);
    for (const forcedColors of ['none', 'active'] as const)
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors, colorScheme: theme });
        await site.setTheme(theme);
        const fills = await readFills(page);
        const [selected, ...more] = fills.filter(({ isSelected }) => isSelected);
        const others = fills.filter(({ isSelected }) => !isSelected);
        if (!selected) throw new Error('No filter is selected');
        expect(more).toEqual([]);
        expect(others.length).toBeGreaterThan(0);
        // WCAG, technique G183: 3:1, if two colours differ only in their lightness.
        for (const { fill } of others)
          expect
            .soft(wcagContrast(selected.fill, fill), `${theme}, forced: ${forcedColors}`)
            .toBeGreaterThanOrEqual(3);
      }
    await site.setForcedColors(false);
  });
