import { expect, type Page } from '@playwright/test';
import { listPaths, readPage } from '../../../tools/built-site.ts';
import { readSite } from '../../support/read-site.ts';
import { needs } from './needs.ts';
import { test } from './site-page.ts';

const { paths } = readSite();
const hasRegister = listPaths().includes(paths.law);

const select = (selector: string) =>
  hasRegister ? readPage(paths.law).querySelectorAll(selector) : [];
const articles = select('.register-article');
const [filtered] = select('.choices input:not([value=all])');

const findShown = (page: Page) => page.locator('.register-entry').filter({ visible: true });

/** What a screen reader is given, because no other way leads to the value of a counter. */
async function readTexts(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ role, name }) => (role?.value === 'StaticText' ? [name?.value] : []));
}

test('@every-firm headings count their entries, and paper names the filter', async ({ page }) => {
  needs('a filter of the register', filtered !== undefined);
  await page.goto(paths.law);
  for (const id of ['', filtered?.id].filter((one) => one !== undefined)) {
    if (id) await page.locator(`#${id}`).check();
    const counts = await page
      .locator('.register-group')
      .filter({ visible: true })
      .evaluateAll((groups) =>
        groups.map(
          (group) =>
            [...group.querySelectorAll('.register-entry')].filter((entry) =>
              entry.checkVisibility(),
            ).length,
        ),
      );
    const texts = await readTexts(page);
    for (const count of counts) expect(texts).toContain(String(count));
    // On paper only the filter that is on is named.
    await page.emulateMedia({ media: 'print' });
    const labels = page.locator('.choices label').filter({ visible: true });
    await expect(labels).toHaveCount(id ? 1 : 0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('@every-firm a link to a country shows its laws until the next choice', async ({ page }) => {
  const [first, second] = select('.register-group');
  needs('two countries', second !== undefined);
  const choice = first?.id.replace('country-', 'show-');
  await page.goto(`${paths.law}?show=${choice?.replace('show-', '')}#${second?.id}`);
  const shown = page.locator(`#${second?.id} .register-entry`).filter({ visible: true });
  await expect(shown).toHaveCount(second?.querySelectorAll('.register-entry').length ?? 0);
  await page.locator('#show-all').check();
  await page.locator(`#${choice}`).check();
  await expect(page.locator(`#${choice}`)).toBeFocused();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('.register-group').filter({ visible: true })).toHaveCount(1);
});

test('a name of the figure lights its law, by pointer and keyboard', async ({ page }) => {
  needs('a figure with names', select('.law-tree li a').length > 0);
  await page.goto(paths.law);
  const tree = page.locator('.law-tree:has(li a)').first();
  const root = tree.locator('g').nth(1);
  const name = tree.locator('li a').nth(1);
  const dark = await root.evaluate((group) => getComputedStyle(group).stroke);
  await name.hover();
  await expect(root).not.toHaveCSS('stroke', dark);
  await page.mouse.move(0, 0);
  await expect(root).toHaveCSS('stroke', dark);
  await tree.locator('li a').first().focus();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await expect(root).not.toHaveCSS('stroke', dark);
});

test('names are below their drawings, on phones and paper in rows', async ({ page }) => {
  const count = select('.law-tree').length;
  needs('a figure', count > 0);
  await page.goto(paths.law);
  const findCentres = (part: string) =>
    page.locator(`.law-tree > ${part}`).evaluateAll((all) =>
      all.map((element) => {
        const { x, width } = element.getBoundingClientRect();
        return Math.round(x + width / 2);
      }),
    );
  const expectNamesBelow = async () =>
    expect(await findCentres('.law-names')).toEqual(await findCentres('.law-ground'));
  await expectNamesBelow();
  const countColumns = () =>
    page
      .locator('.law-names')
      .evaluateAll((all) => new Set(all.map((name) => name.getBoundingClientRect().x)).size);
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  expect(await countColumns()).toBeLessThanOrEqual(2);
  await expectNamesBelow();
  // Away from the axis of years, each drawing has the year of its oldest law.
  await expect(page.locator('.law-start').first()).toBeVisible();
  if (filtered && count <= 8)
    expect((await page.locator('.choices').first().boundingBox())?.y).toBeLessThan(3 * height);
  await page.emulateMedia({ media: 'print' });
  expect(await countColumns()).toBeLessThanOrEqual(4);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('@every-firm a link to the laws of an article outdoes the filter', async ({ page }) => {
      needs('an article with laws', articles.length > 0);
      const [{ id: anchor } = { id: '' }] = articles;
      // A filter in the address that would hide some of them.
      const name = filtered?.getAttribute('name') ?? 'none';
      const query = new URLSearchParams({ [name]: filtered?.getAttribute('value') ?? '' });
      await page.goto(`${paths.law}?${query}#${anchor}`);
      const own = select(`[data-articles~="${anchor.replace(/\D/g, '')}"]`);
      await expect(findShown(page)).toHaveCount(own.length);
      await expect(page.locator(`#${anchor}`)).toBeVisible();
      await expect(page.locator('.choices').filter({ visible: true })).toHaveCount(0);
      if (!javaScriptEnabled) return;
      await page.locator('.register-article:visible a[href="#register"]').click();
      await expect(page.locator('.register-article:visible')).toHaveCount(0);
    });

    test('a link to an entry opens it, and it can be closed', async ({ page }) => {
      needs('a register of law', hasRegister);
      const [entry] = select('.register-entry');
      await page.goto(`${paths.law}#${entry?.id}`);
      const facts = page.locator(`#${entry?.id} .register-facts`);
      await expect(facts).toBeVisible();
      if (!javaScriptEnabled) return;
      await page.locator(`#${entry?.id} summary`).click();
      await expect(facts).toBeHidden();
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a choice shows what it chooses', async ({ page }) => {
    needs('a filter of the register', filtered !== undefined);
    await page.goto(`${paths.law}#${filtered?.id}`);
    const shown = Number(/\d+$/.exec(filtered?.parentNode?.textContent ?? '')?.[0]);
    await expect(findShown(page)).toHaveCount(shown);
    await page.locator('.choices-all:visible').click();
    await expect(findShown(page)).toHaveCount(select('.register-entry').length);
  });
});
