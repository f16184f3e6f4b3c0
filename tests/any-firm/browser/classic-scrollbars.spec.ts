import { expect, type Page, test } from '@playwright/test';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { waitForFrames } from './visit.ts';

const { words, paths } = readSite();
const textPage = findTextPage();

/** The header with classic scrollbars, which take up width of the page, as on Windows. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const mainMenu = `header nav[aria-label="${words.layout.mainMenu}"]`;
const menuOf = (page: Page) => page.locator(mainMenu);
const panelOf = (page: Page) => page.locator('[data-panel]');

/**
 * Sets the letter spacing of the menu as a wide or a narrow font would, whatever fonts are
 * installed.
 * @param label average letter width of a label, in em
 * @param button the same for the button, whose text is bolder
 */
const spaceLetters = (page: Page, letters: { label: number; button: number }) =>
  page.evaluate(
    ({ letters, menu }) => {
      for (const [selector, aim] of [
        [`${menu} > a, ${menu} summary`, letters.label],
        [`${menu} > div > a`, letters.button],
      ] as const)
        for (const element of document.querySelectorAll<HTMLElement>(selector)) {
          const text = new Range();
          text.selectNode(element.firstChild ?? element);
          element.style.whiteSpace = 'nowrap';
          element.style.letterSpacing = '';
          const natural = text.getBoundingClientRect().width / text.toString().length;
          element.style.whiteSpace = '';
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          element.style.letterSpacing = `${size * aim - natural}px`;
        }
    },
    { letters, menu: mainMenu },
  );

// The letter widths of DejaVu Sans or Verdana, and of Arial Narrow; system fonts lie in between.
for (const [face, letters] of [
  ['wide', { label: 0.6, button: 0.6 }],
  ['narrow', { label: 0.44, button: 0.42 }],
] as const)
  test(`the whole menu fits, each label on one line, in a ${face} font`, async ({ page }) => {
    await page.goto(paths.whoAreWe);
    for (const width of [1024, 1093, 1164, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(9);
      await expect(menuOf(page)).toBeVisible();
      await expect(panelOf(page)).toBeHidden();
      await spaceLetters(page, letters);
      const found = await page.evaluate((mainMenu) => {
        const [brand, menu, toggle] = ['header a', mainMenu, 'header [data-theme-toggle]'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect(),
        );
        if (!brand || !menu || !toggle) throw new Error('The header lacks a part');
        const labels = [...document.querySelectorAll(`${mainMenu} :is(a, summary)`)].filter(
          (label) => label.checkVisibility(),
        );
        return {
          wrapped: labels
            .filter((label) => {
              const range = new Range();
              range.selectNode(label.firstChild ?? label);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
            })
            .map((label) => label.textContent),
          isOrdered: brand.right <= menu.left && menu.right <= toggle.left,
          isHigh: brand.height > 72 || menu.height > 72,
          end: toggle.right <= document.body.clientWidth,
          overflow: document.documentElement.scrollWidth - document.body.clientWidth,
        };
      }, mainMenu);
      expect(found, `${width} px`).toEqual({
        wrapped: [],
        isOrdered: true,
        isHigh: false,
        end: true,
        overflow: 0,
      });
    }
  });

test('the page behind the open panel neither scrolls nor shifts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(textPage);
  const summary = panelOf(page).locator('> summary');
  const readPlaces = async () => {
    const text = await page.getByRole('heading', { level: 1 }).boundingBox();
    return { button: (await summary.boundingBox())?.x, x: text?.x, width: text?.width };
  };
  const before = await readPlaces();
  await summary.click();
  expect(await readPlaces()).toEqual(before);
  for (const y of [200, 620]) {
    await page.mouse.move(200, y);
    await page.mouse.wheel(0, 500);
  }
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  // After two frames any scrolling would have begun.
  await waitForFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await summary.click();
  expect(await readPlaces()).toEqual(before);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

  // A panel left open does not block scrolling once the window is wide.
  await summary.click();
  await page.setViewportSize({ width: 1280, height: 640 });
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
});
