import { expect, type Page, test } from '@playwright/test';
import { readSite } from '../../support/site.ts';
import { exampleArticle, loadPictures, scriptedPages, visit } from './visit.ts';

const { paths } = readSite();

/** Success criteria of WCAG 2.2 about what must happen, or must not happen, on a page. */

const blurFocus = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Animations that last five seconds or more; criteria.test.ts looks for media. */
const countEndless = (page: Page) =>
  page.evaluate(() => {
    const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
    return timings.filter((timing) => Number(timing?.endTime) >= 5000).length;
  });

/** Focuses every visible control, one after the other. @returns those that refuse the focus */
const focusControls = (page: Page) =>
  page.locator(':is(a, button, input, select, textarea, summary):visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        (element as HTMLElement).focus();
        return document.activeElement !== element;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

// The last of several, because the first filter is already selected.
const pressed = ['header summary', 'header button', 'main summary', 'main a', 'main button'];

/** Presses a control of each kind, and releases the button of the mouse elsewhere. */
async function pressInVain(page: Page) {
  for (const kind of pressed) {
    const control = page.locator(`${kind}:visible`).last();
    if ((await control.count()) === 0) continue;
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(1, 799);
    await page.mouse.up();
  }
}

/** Chooses in every list and writes in every field. */
async function fillEverything(page: Page) {
  const main = page.getByRole('main');
  for (const choice of await main.getByRole('radio').all()) await choice.check();
  for (const list of await main.locator('select').all()) await list.selectOption({ index: 1 });
  const fields = main.getByRole('textbox').or(main.getByRole('searchbox'));
  for (const field of await fields.all()) await field.fill('a');
}

/** By day the home page, a list, the form and an article. */
const daily = [paths.home, paths.blogs, paths.workWithUs, exampleArticle];

for (const path of scriptedPages)
  test(`${path} changes neither by typing, by focus, by a press released elsewhere nor in a day`, {
    tag: daily.includes(path) ? [] : '@nightly',
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await visit(page, path);
    await loadPictures(page);
    const opened: Page[] = [];
    page.on('load', (loaded) => opened.push(loaded));
    page.on('popup', (popup) => opened.push(popup));
    expect(await countEndless(page)).toBe(0);
    const before = await page.locator('body').ariaSnapshot();
    await blurFocus(page);
    await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789?.,;!+-*/');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await focusControls(page)).toEqual([]);
    await pressInVain(page);
    await page.clock.fastForward('24:00:00');
    await blurFocus(page);
    expect(await page.locator('body').ariaSnapshot()).toBe(before);
    await fillEverything(page);
    expect(opened).toHaveLength(0);
  });
