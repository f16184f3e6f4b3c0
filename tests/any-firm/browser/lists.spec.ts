import { expect } from '@playwright/test';
import { listPagesWithState, listPaths } from '../../../tools/built-site.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';
import { test } from './list-page.ts';
import { lists } from './lists.ts';
import { needs } from './needs.ts';
import { findOverflow } from './probes.ts';
import { expectAccessible, holdScripts, waitForIslands } from './visit.ts';

test('every list of the site is tested here', () => {
  const inFirst = listPagesWithState().filter((path) => readSiteOf(path) === readSite());
  expect(lists.map(({ path }) => path)).toEqual(expect.arrayContaining(inFirst));
});

for (const list of lists)
  test.describe(`the list at ${list.path}`, () => {
    const used = list.choices.filter((choice) => list.items.some((item) => item.choice === choice));
    const [first = '', second = ''] = used;

    test.use({ list });
    test.beforeEach(() => needs('a page with this list', listPaths().includes(list.path)));
    const needsChoices = () => needs('items of two choices', second !== '');

    test('@every-firm each control shows its items and number', async ({ page, listPage }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await listPage.visit();
      await expect(page.locator('main fieldset').locator('input, button')).toHaveCount(
        list.choices.length + 1,
      );
      for (const choice of ['', ...list.choices, '']) {
        await listPage.choose(choice);
        await listPage.expectShown(choice);
        expect(await findOverflow(page)).toEqual([]);
      }
      await listPage.choose(first);
      await expectAccessible(page, 'main fieldset, main [role=status]');
    });

    test('controls work by keyboard and are announced politely', async ({ page, listPage }) => {
      await listPage.visit();
      await expect(listPage.count).not.toHaveAttribute('aria-live', 'assertive');
      const region = await listPage.count.elementHandle();
      await listPage.control('').focus();
      for (const choice of list.choices) {
        if (list.hasArrows) await page.keyboard.press('ArrowRight');
        else {
          await page.keyboard.press('Tab');
          await page.keyboard.press('Space');
        }
        await expect(listPage.control(choice)).toBeFocused();
        await expect(listPage.control(choice)).toBeInViewport({ ratio: 1 });
        await listPage.expectShown(choice);
      }
      // A live region that is inserted anew would not be announced.
      expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
      // The arrow keys on a group of tabs add one history entry.
      for (const _step of list.hasArrows ? ['all'] : list.choices) await page.goBack();
      await listPage.expectShown('');
    });

    test('a list filtered by the URL is never whole at first', async ({ page, listPage }) => {
      needsChoices();
      const release = await holdScripts(page);
      await listPage.open(listPage.query(first));
      await expect(listPage.items).toHaveCount(0);
      if (list.pageSize) await expect(listPage.count).toBeHidden();
      await release();
      await listPage.expectShown(first);
    });

    test('a choice made while the script is loading takes effect', async ({ page, listPage }) => {
      needsChoices();
      const release = await holdScripts(page);
      await listPage.open();
      await expect(listPage.items).toHaveCount(listPage.find().slice(0, list.pageSize).length);
      await listPage.choose(second);
      await release();
      await waitForIslands(page);
      await listPage.expectShown(second);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('every item is shown, and no control that needs JavaScript', async ({ listPage }) => {
        await listPage.open(listPage.query(first));
        await expect(listPage.items).toHaveCount(list.inHtml);
        await expect(listPage.control(first)).toHaveCount(0);
      });
    });
  });
