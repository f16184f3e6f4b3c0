import { expect, type Page, test } from '@playwright/test';
import { everyKind, waitForIslands } from './visit.ts';

/** @returns the items of lists in columns that have nothing beside them but a gap */
const findLonely = (page: Page) =>
  page.locator('main ul').evaluateAll((lists) => {
    const isInColumns = (list: Element) => {
      const { display, gridTemplateColumns } = getComputedStyle(list);
      return display === 'grid' && gridTemplateColumns.includes(' ');
    };
    return lists.filter(isInColumns).flatMap((list) => {
      const items = [...list.children].filter((item) => item.checkVisibility());
      const boxes = items.map((item) => item.getBoundingClientRect());
      const { width } = list.getBoundingClientRect();
      return items
        .filter((_, index) => {
          const box = boxes[index] ?? new DOMRect();
          const beside = boxes.filter(({ top, bottom }) => top < box.bottom && bottom > box.top);
          return beside.length === 1 && box.width < width * 0.6;
        })
        .map((item) => item.textContent?.slice(0, 60));
    });
  });

const widths = [640, 768, 1024, 1280];

test('no item of a list in columns is alone beside a gap at any width', async ({ page }) => {
  test.slow();
  for (const path of everyKind) {
    await page.goto(path);
    await waitForIslands(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findLonely(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the footer leaves no column alone and breaks no e-mail address', async ({ page }) => {
  await page.goto(everyKind[0] ?? '/');
  const columns = page.locator('footer > :first-child > *');
  const address = page.locator('footer a[href^="mailto:"]').first();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const edges = await columns.evaluateAll((all) =>
      all.map((column) => Math.round(column.getBoundingClientRect().top)),
    );
    const last = edges.at(-1) ?? 0;
    const isFull = await columns
      .last()
      .evaluate((column) => column.clientWidth > (column.parentElement?.clientWidth ?? 0) / 1.5);
    expect(isFull || edges.filter((top) => top === last).length > 1, `${width} px`).toBe(true);
    expect(await address.evaluate((link) => link.clientHeight), `${width} px`).toBeLessThan(40);
  }
});
