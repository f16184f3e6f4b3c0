import { expect, type Page } from '@playwright/test';
import { readSite } from '../../support/read-site.ts';
import { test } from './site-page.ts';
import { examplePages } from './visit.ts';

const { paths } = readSite();

declare global {
  interface Window {
    walk: {
      part: string;
      stops: { place: number; name: string; isMarked: boolean; isSeen: boolean }[];
      hasEnded: boolean;
    };
  }
}

/** Counts the controls that Tab reaches; in a group of radio buttons, only the selected one. */
const countStops = (page: Page, part: string) =>
  page
    .locator(
      `${part} :is(a, button, summary, select, textarea, input:not([type=radio]), input:checked):not([tabindex="-1"])`,
    )
    .filter({ visible: true })
    .count();

/**
 * Makes the page record each control to which Tab moves the focus, until the focus leaves the part of
 * the page or comes back. Asking for each one from the test would take longer.
 */
const recordWalk = (page: Page, part: string) =>
  page.evaluate((part) => {
    const isRecording = 'walk' in window;
    window.walk = { part, stops: [], hasEnded: false };
    if (isRecording) return;
    addEventListener('keydown', (event) => {
      if (window.walk.hasEnded) event.preventDefault();
    });
    addEventListener('keyup', ({ key }) => {
      const { walk } = window;
      if (key !== 'Tab' || walk.hasEnded) return;
      const element = document.activeElement;
      if (!element) return;
      const place = [...document.querySelectorAll('*')].indexOf(element);
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      // Tab goes through the parts of a date before it leaves the field; the last has its own mark.
      const last = walk.stops.at(-1);
      if (last?.place === place && element.matches('[type=date]')) {
        last.isMarked ||= isMarked;
        return;
      }
      const isBack = walk.stops.some((stop) => stop.place === place);
      walk.hasEnded = !element.parentElement?.closest(walk.part) || isBack;
      if (walk.hasEnded) return;
      // An element inside the control may be hit instead of it; an element around it does not cover
      // it.
      const isSeenAt = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      const shares = [0.05, 0.5, 0.95];
      walk.stops.push({
        place,
        name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
        isMarked,
        isSeen: [...element.getClientRects()].some(({ x, y, width, height }) =>
          shares.some((across) =>
            shares.some((down) => isSeenAt(x + across * width, y + down * height)),
          ),
        ),
      });
    });
  }, part);

/**
 * Moves the focus with Tab to the end of the page or of a part of it, or with Shift+Tab to the start.
 * @returns how many controls received the focus, and the problems found
 */
async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab', part: string) {
  await recordWalk(page, part);
  while (!(await page.evaluate(() => window.walk.hasEnded)))
    for (let count = 0; count < 20; count += 1) await page.keyboard.press(key);
  const stops = await page.evaluate(() => window.walk.stops);
  const errors = stops.flatMap(({ place, name, isMarked, isSeen }, index) => {
    const step = place - (stops[index - 1]?.place ?? place);
    const isInOrder = key === 'Tab' ? step >= 0 : step <= 0;
    return [
      ...(isInOrder ? [] : [`${name} is out of order`]),
      ...(isMarked ? [] : [`${name} has no focus indicator`]),
      ...(isSeen ? [] : [`${name} is out of view or covered`]),
    ];
  });
  return { count: stops.length, errors };
}

/** The key, the size of the window, and the element before the main part. */
const walks = [
  ['Tab', 1280, 800, 'main'],
  ['Shift+Tab', 320, 640, 'footer a >> nth=0'],
] as const;

/** By day the home page, the form and an article. */
const daily = ['/', paths.workWithUs, paths.article(0)];

// Header and footer are the same on every page: beside the home page, only the main part is walked through.
for (const path of examplePages)
  test(`${path}: Tab moves through the page in order, the focus in view`, {
    tag: daily.includes(path) ? [] : '@nightly',
  }, async ({ site }) => {
    test.slow();
    const { page } = site;
    await site.open(path);
    await site.shortenLists();
    const part = path === '/' ? 'body' : 'main';
    for (const [key, width, height, before] of walks) {
      await site.setSize(width, height);
      const stops = await countStops(page, part);
      if (part === 'main') await page.locator(before).focus();
      const { count, errors } = await walkFocus(page, key, part);
      expect(count, key).toBeGreaterThanOrEqual(stops);
      expect(errors, key).toEqual([]);
    }
  });
