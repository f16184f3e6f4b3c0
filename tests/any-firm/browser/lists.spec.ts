import { expect } from '@playwright/test';
import { listPaths, readHtml } from '../../../tools/built-site.ts';
import { lists, test } from './lists.ts';
import { needs } from './site-page.ts';
import { expectAccessible, holdScripts, listen, waitForFrames } from './visit.ts';

for (const list of lists)
  test.describe(`the list at ${list.path}`, () => {
    const used = list.choices.filter((choice) => list.items.some((item) => item.choice === choice));
    const [first = '', second = ''] = used;

    test.use({ list });
    test.beforeEach(() => needs('a page with this list', listPaths().includes(list.path)));
    const needsChoices = () => needs('items of two choices', second !== '');

    test('controls work by keyboard and are announced politely', {
      tag: '@every-firm',
    }, async ({ page, listPage }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await listPage.visit();
      const said = await listen(page);
      const count = async () => (await said.jsonValue()).length;
      for (const [before, choice] of [...list.choices, ''].entries()) {
        await listPage.control(choice).press('Enter');
        await listPage.expectShown(choice);
        await expect(listPage.control(choice)).toBeInViewport({ ratio: 1 });
        // Also if it has found as much as before.
        await expect.poll(count).toBeGreaterThan(before);
      }
      await expect(listPage.count).toHaveText(/\d/);
      await page.goBack();
      await listPage.expectShown(list.choices.at(-1));
      await page.reload();
      await listPage.expectShown(list.choices.at(-1));
      await expectAccessible(page, 'main [data-island]');
    });

    test('a press before the script is there has its effect in place', async ({
      page,
      listPage,
    }) => {
      needsChoices();
      const release = await holdScripts(page);
      await page.goto(list.path, { waitUntil: 'commit' });
      await listPage.expectKeys(listPage.find());
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await listPage.control(second).press('Enter');
      await listPage.expectKeys(listPage.find());
      await expect(page).toHaveURL(list.path);
      release('continue');
      await listPage.expectShown(second);
      await expect(listPage.control(second)).toBeFocused();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });

    test('a list whose last item comes after the script is filtered whole', async ({
      page,
      listPage,
    }) => {
      const choice = used.find((one) => one !== list.items.at(-1)?.choice) ?? '';
      needs('a choice without the last item', choice !== '');
      const html = readHtml(list.path).replace(
        /<meta http-equiv="content-security-policy".*?>/,
        '',
      );
      const end = html.lastIndexOf('<', html.lastIndexOf('data-item='));
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      // The page waits for a script in its middle.
      const body = `${html.slice(0, end)}<script src="/late.js"></script>${html.slice(end)}`;
      await page.route(list.path + listPage.query(choice), (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      );
      await page.route('/late.js', async (route) => {
        await released;
        await route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      const arrived = page.waitForResponse('**/_astro/react*');
      await page.goto(list.path + listPage.query(choice), { waitUntil: 'commit' });
      await arrived;
      await waitForFrames(page);
      release();
      await listPage.expectKeys(listPage.find(choice));
    });

    // The openings come after the culture of the firm.
    if (list.role === 'link')
      test('the first screen shows the controls and a result', async ({ page, listPage }) => {
        const search = page.getByRole('main').getByRole('searchbox');
        for (const [width, height] of [
          [1280, 800],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          await listPage.visit(listPage.query(first));
          await expect(listPage.control(first), `${width} px`).toBeInViewport({ ratio: 1 });
          await expect(listPage.items.first(), `${width} px`).toBeInViewport();
          if ((await search.count()) > 0) await expect(search).toBeInViewport({ ratio: 1 });
        }
      });
  });
