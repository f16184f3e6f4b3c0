import { expect, type Page, test } from '@playwright/test';
import { listPagesWithState } from '../../../tools/built-site.ts';
import { readSite } from '../../support/read-site.ts';
import {
  answers,
  fillIn,
  findPanel,
  findSubmit,
  needsCareers,
  readForm,
  stubWindowOpen,
  visit,
} from './careers-page.ts';
import { everyKind, waitForIslands } from './visit.ts';

const { paths } = readSite();

/** Success criteria of WCAG 2.2 about what must happen, or must not happen, on a page. */

// Most of these tests open every kind of page.
test.beforeEach(() => test.slow());

const day = '24:00:00';
const controls = ':is(a, button, input, select, textarea, summary):visible';
const withState = listPagesWithState();

/** Opens a page and marks its document, so that a later navigation is noticed. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForIslands(page);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
}

const blurFocus = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

async function expectToStay(page: Page, path: string) {
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst')), path).toBe(true);
  expect(new URL(page.url()).pathname, path).toBe(path === '/404' ? '/404' : path);
  expect(page.context().pages()).toHaveLength(1);
}

test('typing a letter, digit or symbol on a page does nothing', async ({ page }) => {
  for (const path of everyKind) {
    await open(page, path);
    const before = await page.locator('body').ariaSnapshot();
    await blurFocus(page);
    // Not the slash, which opens the search and can be turned off there (search.spec.ts).
    await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789?.,;!+-*');
    await expectToStay(page, path);
    expect(await page.evaluate(() => document.activeElement === document.body), path).toBe(true);
    expect(await page.locator('body').ariaSnapshot(), path).toBe(before);
  }
});

test('nothing on a page moves, blinks or plays by itself for five seconds or more', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of everyKind) {
    await open(page, path);
    const endless = await page.evaluate(() => {
      const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
      const moving = document.querySelectorAll(
        'animate, animateTransform, set, marquee, video, audio',
      );
      return timings.filter((timing) => Number(timing?.endTime) >= 5000).length + moving.length;
    });
    expect(endless, path).toBe(0);
  }
});

test('every page reads the same a day later', async ({ page }) => {
  await page.clock.install();
  for (const path of everyKind) {
    await open(page, path);
    const before = await page.locator('main').ariaSnapshot();
    await page.clock.runFor(day);
    expect(await page.locator('main').ariaSnapshot(), path).toBe(before);
    await expectToStay(page, path);
  }
});

test('nothing that was typed or prepared is lost a day later', async ({ page }) => {
  needsCareers();
  await page.clock.install();
  await stubWindowOpen(page);
  await visit(page);
  await fillIn(page);
  await page.clock.runFor(day);
  expect(await readForm(page)).toEqual(answers);
  await findSubmit(page).click();
  await page.clock.runFor(1000);
  await expect(findPanel(page)).toBeVisible();
  await page.clock.runFor(day);
  await expect(findPanel(page)).toBeVisible();
  await expect(findPanel(page).getByRole('button').first()).toBeEnabled();
});

test('focusing a control changes nothing else', async ({ page }) => {
  for (const path of everyKind) {
    await open(page, path);
    const before = await page.locator('main').ariaSnapshot();
    const refused = await page.locator(controls).evaluateAll((elements) =>
      elements
        .filter((element) => {
          (element as HTMLElement).focus();
          return document.activeElement !== element;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(refused, path).toEqual([]);
    await expectToStay(page, path);
    await blurFocus(page);
    expect(await page.locator('main').ariaSnapshot(), path).toBe(before);
  }
});

test('typing and choosing open no page and no window', async ({ page }) => {
  for (const path of withState) {
    await open(page, path);
    for (const choice of await page.locator('main [type=radio]').all()) await choice.check();
    for (const list of await page.locator('main select').all())
      await list.selectOption({ index: 1 });
    const fields = 'main :is(textarea, input:not([type=radio])):visible';
    for (const field of await page.locator(fields).all()) await field.fill('a');
    await expectToStay(page, path);
  }
});

test('a press released elsewhere does nothing', async ({ page }) => {
  // The last of several, because the first filter is already selected.
  const kinds = [
    'header summary',
    'header button',
    'main summary',
    'main fieldset label',
    'main a',
    'main button',
  ];
  for (const path of [...withState, paths.article(0)]) {
    await open(page, path);
    const before = await page.locator('body').ariaSnapshot();
    for (const kind of kinds) {
      const control = page.locator(`${kind}:visible`).last();
      if ((await control.count()) === 0) continue;
      await control.hover();
      await page.mouse.down();
      await page.mouse.move(1, 799);
      await page.mouse.up();
    }
    await expectToStay(page, path);
    await blurFocus(page);
    expect(await page.locator('body').ariaSnapshot(), path).toBe(before);
  }
});

test('the accessible name of a control contains its visible text', async ({ page }) => {
  for (const path of everyKind) {
    await open(page, path);
    const errors = await page.locator(controls).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const label = element.getAttribute('aria-label');
        const copy = element.cloneNode(true) as Element;
        for (const part of copy.querySelectorAll('.sr-only, [aria-hidden=true], svg'))
          part.remove();
        const seen = (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
        const isHeld = label === null || label.toLowerCase().includes(seen.toLowerCase());
        return isHeld ? [] : [`"${seen}" is named "${label}"`];
      }),
    );
    expect(errors, path).toEqual([]);
  }
});
