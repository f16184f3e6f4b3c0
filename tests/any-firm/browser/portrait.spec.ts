import { expect, type Page, test } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { bundle } from '../../support/bundle.ts';
import { readTeam } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { makeGate, visitWith, watchErrors } from './visit.ts';

const { paths } = readSite();

const image = '/portrait-of-the-test.png';
const photograph = { sources: [], src: image, width: 480, height: 480 };
const portrait = { photograph, initials: 'ZZ' };
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const team = readTeam();

/** What is in the frame of the first member: a portrait over the initials, or only the initials. */
const firstFrame = new RegExp(
  `<span[^>]* data-portrait="idle"[^>]*>[\\s\\S]*?</picture></span>|<span class="[^"]*" aria-hidden="true">\\s*${team[0]?.initials}\\s*</span>`,
);

/** Ignores style imports, because the page already has the styles of the portrait. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id: string) => (id === '\0no-styles' ? '' : undefined),
};

let script = '';
let html = '';

// Renders a test portrait as the route would; it replaces the first member's.
test.beforeAll(async () => {
  script = await bundle(`import '/src/features/team/portraits.ts';`);
  const { module } = await runnerImport<typeof import('../../../src/features/team/Portrait.tsx')>(
    `${process.cwd()}/src/features/team/Portrait.tsx`,
    { configFile: false, logLevel: 'silent', plugins: [withoutStyles] },
  );
  html = renderToStaticMarkup(createElement(module.Portrait, portrait));
});

const state = (page: Page) => page.locator('#portrait [data-portrait]');
const initials = (page: Page) => page.getByText('ZZ', { exact: true });
const picture = (page: Page) => page.locator('#portrait img');

const open = (page: Page, added: string | Promise<string> = script) =>
  visitWith(page, paths.team, added, (page) =>
    page
      .replace(firstFrame, () => `<div id="portrait" class="size-full">${html}</div>`)
      // The page's own script would set the state before the test can check it.
      .replace(/<script type="module">[^<]*data-portrait[^<]*<\/script>/, ''),
  );

const serve = (page: Page, answer: () => Promise<unknown> | unknown) =>
  page.route(image, async (route) => {
    await answer();
    await route.fulfill({ contentType: 'image/png', body: pixel });
  });

test('a slow portrait shows the initials until it has loaded', async ({ page }) => {
  const errors = watchErrors(page);
  const gate = makeGate();
  await serve(page, () => gate.opened);
  await open(page);
  await expect(state(page)).toHaveAttribute('data-portrait', 'loading');
  await expect(initials(page)).toBeVisible();
  await expect(picture(page)).toBeHidden();
  gate.open();
  await expect(state(page)).toHaveAttribute('data-portrait', 'loaded');
  await expect(picture(page)).toBeVisible();
  await expect(initials(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('a portrait that is missing leaves the initials visible', async ({ page }) => {
  await page.route(image, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page);
  await expect(state(page)).toHaveAttribute('data-portrait', 'error');
  await expect(initials(page)).toBeVisible();
  await expect(picture(page)).toBeHidden();
});

for (const [what, body, end] of [
  ['loaded', pixel, 'loaded'],
  ['failed', Buffer.from('no picture'), 'error'],
] as const)
  test(`a portrait that had ${what} before the script ran gets the state ${end}`, async ({
    page,
  }) => {
    const gate = makeGate();
    await page.route(image, (route) => route.fulfill({ contentType: 'image/png', body }));
    await open(
      page,
      gate.opened.then(() => script),
    );
    await expect(state(page)).toHaveAttribute('data-portrait', 'idle');
    await expect(initials(page)).toBeVisible();
    await expect(picture(page)).toBeHidden();
    await expect
      .poll(() => picture(page).evaluate((element: HTMLImageElement) => element.complete))
      .toBe(true);
    gate.open();
    await expect(state(page)).toHaveAttribute('data-portrait', end);
  });

test('a portrait is shown even if its script never runs', async ({ page }) => {
  await serve(page, () => {});
  await open(page, '');
  await expect(picture(page)).toBeHidden();
  await state(page).evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
  await expect(picture(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a portrait covers the initials', async ({ page }) => {
    await serve(page, () => {});
    await open(page);
    await expect(picture(page)).toBeVisible();
  });
});
