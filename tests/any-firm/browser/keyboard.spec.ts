import { expect, type Page } from '@playwright/test';
import { readSite } from '../../support/site.ts';
import { sharedTest as test } from './site-page.ts';
import { exampleArticle, examplePages, shortenLists, visit } from './visit.ts';

const { paths } = readSite();

/** Counts the controls that Tab reaches; in a group of radio buttons, only the selected one. */
const countStops = (page: Page, part: string) =>
  page
    .locator(
      `${part} :is(a, button, summary, select, textarea, input:not([type=radio]), input:checked):not([tabindex="-1"])`,
    )
    .filter({ visible: true })
    .count();

/** @returns the control with the focus, unless it is outside the part of the page */
const readStop = (page: Page, part: string) =>
  page.evaluate((part) => {
    const element = document.activeElement;
    if (!element?.parentElement?.closest(part)) return;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    // An element inside the control may be hit instead of it; one around it does not cover it.
    const isSeenAt = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const shares = [0.05, 0.5, 0.95];
    return {
      place: [...document.querySelectorAll('*')].indexOf(element),
      name: `${element.tagName} ${element.textContent.trim().slice(0, 40)}`,
      isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      isSeen: [...element.getClientRects()].some(({ x, y, width, height }) =>
        shares.some((across) =>
          shares.some((down) => isSeenAt(x + across * width, y + down * height)),
        ),
      ),
    };
  }, part);

/**
 * Moves the focus with Tab to the end of the page or of a part of it, or with Shift+Tab to the start.
 * @returns how many controls received the focus, and the problems found
 */
async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab', part: string) {
  const marks = new Map<number, boolean>();
  const errors: string[] = [];
  let last = key === 'Tab' ? -1 : Number.POSITIVE_INFINITY;
  for (;;) {
    await page.keyboard.press(key);
    const stop = await readStop(page, part);
    // Tab goes through the parts of a date before it leaves the field; the last has its own mark.
    const isSame = stop?.place === last;
    if (!isSame && marks.get(last) === false)
      errors.push(`no focus indicator before ${stop?.name}`);
    if (!stop || (!isSame && marks.has(stop.place))) return { count: marks.size, errors };
    const { place, name, isMarked, isSeen } = stop;
    marks.set(place, isMarked || (isSame && marks.get(place) === true));
    if (key === 'Tab' ? place < last : place > last) errors.push(`${name} is out of order`);
    if (!isSeen) errors.push(`${name} is out of view or covered`);
    last = place;
  }
}

/** The key, the size of the window, and the element before the main part. */
const walks = [
  ['Tab', 1280, 800, 'main'],
  ['Shift+Tab', 320, 640, 'footer a >> nth=0'],
  ['Tab', 390, 844, 'main'],
  // What stays in view is higher than such a window.
  ['Tab', 1024, 300, 'main'],
] as const;

/** By day the home page, the form and an article. */
const daily = ['/', paths.workWithUs, exampleArticle];

// Header and footer are the same on every page: beside the home page, only the main part is walked through.
for (const path of examplePages)
  test(`${path}: Tab moves through the page in order, the focus in view`, {
    tag: daily.includes(path) ? [] : '@nightly',
  }, async ({ page }) => {
    test.slow();
    await visit(page, path);
    await shortenLists(page);
    const part = path === '/' ? 'body' : 'main';
    for (const [key, width, height, before] of walks) {
      await page.setViewportSize({ width, height });
      const stops = await countStops(page, part);
      if (part === 'main') await page.locator(before).focus();
      const { count, errors } = await walkFocus(page, key, part);
      expect(count, key).toBeGreaterThanOrEqual(stops);
      expect(errors, key).toEqual([]);
    }
  });
