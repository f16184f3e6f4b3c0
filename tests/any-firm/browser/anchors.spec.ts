import { expect, type Page, test } from '@playwright/test';
import { lists } from './lists.ts';
import { needs } from './needs.ts';
import { holdScripts, waitForIslands } from './visit.ts';

/** Waits until the target of the fragment is in the viewport, below the header. */
const expectBelowHeader = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.evaluate((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
        const clear = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return top >= clear && top < innerHeight;
      }, id),
    )
    .toBe(true);

for (const { path, parameter, link } of lists)
  test.describe(`a fragment link to ${path} with a filtered list`, () => {
    const { choice, anchor: id } = link;
    const address = `${path}?${new URLSearchParams({ [parameter]: choice })}#${id}`;
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test.beforeEach(({ page }) => {
      needs('an item in the list', choice !== '');
      // Some browsers have no scroll anchoring.
      return page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.body.style.overflowAnchor = 'none';
        }),
      );
    });

    for (const [what, end] of [
      ['loads at once', undefined],
      ['is late', 'continue'],
      ['fails to load', 'abort'],
    ] as const)
      test(`ends at its target when the script ${what}`, async ({ page }) => {
        const release = end && (await holdScripts(page, end));
        await page.goto(address, { waitUntil: end ? 'commit' : 'load' });
        if (end) await expect(page.locator(`#${id}`)).toBeInViewport();
        await release?.();
        if (end === 'abort') await expect(page.locator('main fieldset')).toBeHidden();
        else await waitForIslands(page);
        await expectBelowHeader(page, id);
      });
  });
