import { expect, test as isolated, type Page } from '@playwright/test';
import { listPagesWithState } from '../../../tools/built-site.ts';
import { readSite } from '../../support/read-site.ts';
import { test } from './site-page.ts';
import { scriptedPages, waitForIslands } from './visit.ts';

/** Success criteria of WCAG 2.2 about what must happen, or must not happen, on a page. */

const { paths } = readSite();
const day = '24:00:00';
const withState = listPagesWithState();

/** Marks the document, so that a later navigation is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }));

async function expectToStay(page: Page, path: string) {
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst')), path).toBe(true);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(page.context().pages()).toHaveLength(1);
}

const blurFocus = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Animations and media that last five seconds or more. */
const countEndless = (page: Page) =>
  page.evaluate(() => {
    const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
    const media = 'animate, animateTransform, set, marquee, video, audio';
    const endless = timings.filter((timing) => Number(timing?.endTime) >= 5000);
    return endless.length + document.querySelectorAll(media).length;
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

isolated('a page changes neither by typing, by focus nor in a day', async ({ page }) => {
  test.setTimeout(scriptedPages.length * 30_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  for (const path of scriptedPages) {
    await page.goto(path);
    await waitForIslands(page);
    await mark(page);
    expect(await countEndless(page), path).toBe(0);
    const before = await page.locator('body').ariaSnapshot();
    const expectUnchanged = async () => {
      await expectToStay(page, path);
      await blurFocus(page);
      expect(await page.locator('body').ariaSnapshot(), path).toBe(before);
    };
    await blurFocus(page);
    // Not the slash, which opens the search and can be turned off there (search.spec.ts).
    await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789?.,;!+-*');
    expect(await page.evaluate(() => document.activeElement === document.body), path).toBe(true);
    expect(await focusControls(page), path).toEqual([]);
    await expectUnchanged();
    await page.clock.fastForward(day);
    await expectUnchanged();
  }
});

// The last of several, because the first filter is already selected.
const pressed = ['header summary', 'header button', 'main summary', 'main a', 'main button'];

for (const path of [...withState, paths.article(0)])
  test(`${path}: a press released elsewhere, typing and choosing open nothing`, async ({
    site,
  }) => {
    const { page } = site;
    await site.open(path);
    await mark(page);
    const before = await page.locator('body').ariaSnapshot();
    for (const kind of pressed) {
      const control = page.locator(`${kind}:visible`).last();
      if ((await control.count()) === 0) continue;
      await control.hover();
      await page.mouse.down();
      await page.mouse.move(1, 799);
      await page.mouse.up();
    }
    await blurFocus(page);
    expect(await page.locator('body').ariaSnapshot()).toBe(before);
    for (const choice of await page.locator('main [type=radio]').all()) await choice.check();
    for (const list of await page.locator('main select').all())
      await list.selectOption({ index: 1 });
    const fields = 'main :is(textarea, input:not([type=radio])):visible';
    for (const field of await page.locator(fields).all()) await field.fill('a');
    await expectToStay(page, path);
  });
