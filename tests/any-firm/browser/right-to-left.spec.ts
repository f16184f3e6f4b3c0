import { expect } from '@playwright/test';
import { readSite } from '../../support/read-site.ts';
import { findRegionPage } from '../../support/routes.ts';
import { needsCareers, visit as visitCareers } from './careers-page.ts';
import { test } from './site-page.ts';
import { openMenus } from './visit.ts';

/** Pages with `dir="rtl"`, as in a language that is written from right to left. */

const { words, paths } = readSite();

test.beforeEach(({ page }) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<html\b/, '<html dir="rtl"') });
  }),
);

test('the menu starts on the right, and arrows point to the left', async ({ page }) => {
  await page.goto(paths.home);
  const arrows = page.locator('main').getByText(/^[→↗]$/);
  for (const arrow of await arrows.all()) await expect(arrow).toHaveCSS('scale', /^-/);
  expect(await arrows.count()).toBeGreaterThan(0);
  const header = page.getByRole('banner');
  const brand = await header.getByRole('link').first().boundingBox();
  const booking = await header.getByRole('link', { name: words.layout.booking }).boundingBox();
  expect(brand?.x).toBeGreaterThan(booking?.x ?? Number.POSITIVE_INFINITY);
  await openMenus(page);
  const panels = await header
    .locator('details[open] > summary + div:visible')
    .evaluateAll((lists) =>
      lists
        .map((list) => list.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right }))
        .sort((a, b) => a.left - b.left),
    );
  expect(panels.length).toBeGreaterThan(0);
  for (const [index, { left, right }] of panels.entries()) {
    expect(left).toBeGreaterThanOrEqual((panels[index - 1]?.right ?? 0) - 1);
    expect(right).toBeLessThanOrEqual(1280);
  }
});

test('the form shows its errors, and numbers run from left to right', async ({ page }) => {
  needsCareers();
  await visitCareers(page);
  await page.getByRole('button', { name: words.careers.submit }).click();
  await expect(page.getByText(words.careers.nameError).first()).toBeVisible();
  for (const name of [words.careers.email, words.careers.phone])
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveCSS('direction', 'ltr');
  await expect(page.locator('footer a[href^="tel:"]')).toHaveCSS('direction', 'ltr');
  await expect(page.getByRole('textbox', { name: words.careers.name, exact: true })).toHaveCSS(
    'direction',
    'rtl',
  );
});

test('a map is not mirrored, and its labels keep their places', async ({ page }) => {
  await page.goto(findRegionPage());
  const readLabels = () =>
    page
      .locator('main svg:is([role=img], [role=group])')
      .first()
      .evaluate((map) => {
        const { left } = map.getBoundingClientRect();
        return [...map.querySelectorAll('text')].map((label) =>
          Math.round(label.getBoundingClientRect().left - left),
        );
      });
  const mirrored = await readLabels();
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  expect(mirrored.length).toBeGreaterThan(0);
  expect(mirrored).toEqual(await readLabels());
});
