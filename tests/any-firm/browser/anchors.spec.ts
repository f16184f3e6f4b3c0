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

    for (const isLate of [false, true])
      test(`ends at its target when the script ${isLate ? 'is late' : 'loads at once'}`, async ({
        page,
      }) => {
        const release = isLate && (await holdScripts(page));
        await page.goto(address, { waitUntil: isLate ? 'commit' : 'load' });
        if (release) {
          await expect(page.locator(`#${id}`)).toBeInViewport();
          await release();
        }
        await waitForIslands(page);
        await expectBelowHeader(page, id);
      });
  });
