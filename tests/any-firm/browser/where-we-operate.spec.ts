import { expect, test } from '@playwright/test';
import { readSite } from '../../support/read-site.ts';
import { listRegionRoutes } from '../../support/routes.ts';
import { needs } from './needs.ts';

const { paths } = readSite();
const regionCount = listRegionRoutes().length;

for (const [width, columns] of [
  [767, 1],
  [768, 2],
] as const)
  test(`the regions are in ${columns === 1 ? 'one column' : 'two columns'} at ${width} px`, async ({
    page,
  }) => {
    needs('two regions', regionCount > 1);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.whereWeOperate);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(regionCount);
    const places = await cards.evaluateAll((articles) =>
      articles.map((article) => Math.round(article.getBoundingClientRect().left)),
    );
    expect(new Set(places).size).toBe(columns);
  });

test('the dots in the key of the map are as large on a wide screen as on a phone', async ({
  page,
}) => {
  needs('a region', regionCount > 0);
  await page.goto(paths.whereWeOperate);
  const dots = page.locator('figcaption circle');
  const measure = () =>
    dots.evaluateAll((all) => all.map((dot) => Math.round(dot.getBoundingClientRect().width)));
  const wide = await measure();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(wide).toEqual(await measure());
});
