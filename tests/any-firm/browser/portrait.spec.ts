import { expect, type Page, test } from '@playwright/test';
import { readHtml } from '../../../tools/built-site.ts';
import { readTeam } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { needs } from './needs.ts';
import { makeGate, watchErrors } from './visit.ts';

const { paths } = readSite();
const member = readTeam().find(({ image }) => image);
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(() => needs('a portrait', member !== undefined));

/** The card of a member may show the portrait in two sizes. */
const state = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: member?.name }) })
    .locator('[data-portrait]')
    .first();
const initials = (page: Page) => state(page).getByText(member?.initials ?? '', { exact: true });
const picture = (page: Page) => state(page).locator('img');

/** Answers the requests for portraits. @param ready when they are answered */
const serve = (page: Page, body = pixel, ready?: Promise<void>) =>
  page.route(/\/_astro\/.+\.(avif|webp|png|jpe?g)$/, async (route) => {
    await ready;
    await route.fulfill({ contentType: 'image/png', body });
  });

/** Opens the page of the team, whose own script runs late. */
async function openLate(page: Page, ready: Promise<void>) {
  const inline = /<script type="module">([^<]*data-portrait[^<]*)<\/script>/;
  const [script = '', body] = inline.exec(readHtml(paths.team)) ?? [];
  await page.route('/late.js', async (route) => {
    await ready;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route(paths.team, async (route) => {
    const response = await route.fetch();
    const late = '<script type="module" src="/late.js"></script>';
    await route.fulfill({ response, body: (await response.text()).replace(script, late) });
  });
  await page.goto(paths.team, { waitUntil: 'commit' });
}

test('a slow portrait shows the initials until it has loaded', async ({ page }) => {
  const errors = watchErrors(page);
  const gate = makeGate();
  await serve(page, pixel, gate.opened);
  await page.goto(paths.team, { waitUntil: 'commit' });
  await expect(state(page)).toHaveAttribute('data-portrait', 'loading');
  await expect(initials(page)).toBeVisible();
  await expect(picture(page)).toBeHidden();
  gate.open();
  await expect(state(page)).toHaveAttribute('data-portrait', 'loaded');
  await expect(picture(page)).toBeVisible();
  await expect(initials(page)).toBeHidden();
  expect(errors).toEqual([]);
});

for (const [what, body, end] of [
  ['loaded', pixel, 'loaded'],
  ['failed', Buffer.from('no picture'), 'error'],
] as const)
  test(`a portrait that had ${what} before its script is ${end}`, async ({ page }) => {
    const gate = makeGate();
    await serve(page, body);
    await openLate(page, gate.opened);
    await expect(state(page)).toHaveAttribute('data-portrait', 'idle');
    await expect(initials(page)).toBeVisible();
    await expect(picture(page)).toBeHidden();
    await expect
      .poll(() => picture(page).evaluate((element: HTMLImageElement) => element.complete))
      .toBe(true);
    gate.open();
    await expect(state(page)).toHaveAttribute('data-portrait', end);
    await expect(picture(page)).toBeVisible({ visible: end === 'loaded' });
    await expect(initials(page)).toBeVisible({ visible: end === 'error' });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a portrait covers the initials', async ({ page }) => {
    await serve(page);
    await page.goto(paths.team);
    await expect(picture(page)).toBeVisible();
  });
});
