import { expect, type Page, test } from '@playwright/test';
import { fill } from '../../../src/content/words.ts';
import { listPagesWithState, readHtml, readPage } from '../../../tools/built-site.ts';
import { findUnknownArticle, readSite, readSiteOf } from '../../support/site.ts';
import { test as strictTest } from './site-page.ts';
import { holdScripts, scriptedPages, visit, waitForIslands } from './visit.ts';

const { paths } = readSite();

/**
 * What the browser of a visitor may do to a page at any time: password managers add elements, and
 * translators wrap and change each text, and say that the language is another.
 */
const disturb = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, select, textarea'))
      field.after(document.createElement('foreign-node'));
    document.body.prepend(document.createElement('foreign-node'));
    document.documentElement.lang = 'fr';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      font.textContent = text.data = `«${text.data}»`;
      if (text.parentElement?.localName !== 'option') text.replaceWith(font);
    }
  });

/** Presses a control of the list. @returns once the list has followed, and has lost no item */
async function chooseFirst(page: Page, path: string) {
  const island = page.locator('[data-island]:has([data-items]) astro-island');
  const select = island.locator('select').first();
  const press = island.locator('nav a:not([aria-current]), [aria-pressed=false]').first();
  if ((await select.count()) > 0) await select.selectOption({ index: 1 });
  else await press.click();
  await expect(page).toHaveURL(/\?\w+=/);
  const items = page.locator('[data-item]');
  await expect(items.filter({ visible: true }).first()).toBeVisible();
  await expect(items).toHaveCount(readPage(path).querySelectorAll('[data-item]').length);
}

/** @returns how many items cannot be seen; a group of a long list may be folded, and opens without scripts */
const countHidden = (page: Page) =>
  page
    .locator('[data-items] [data-item]')
    .evaluateAll(
      (items) =>
        items.filter((item) => !item.checkVisibility() && !item.closest('details:not([open])'))
          .length,
    );

/** Such as `page 1 of`, which would be wrong where all items are shown. */
const findPageNumber = (page: Page, path: string) =>
  page.getByText(
    fill(readSiteOf(path).words.articles.onPage, { articles: '', page: 1, last: '' }).trim(),
  );

for (const path of listPagesWithState()) {
  const hasForm = readPage(path).querySelector('textarea') !== null;

  test(`${path} loses nothing in a translator with extensions, and its controls work`, async ({
    page,
  }) => {
    const letter = page.locator('textarea');
    const shown = page.locator('[data-item]').filter({ visible: true });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const count = await shown.count();
    if (hasForm) await letter.evaluate((field) => Object.assign(field, { value: 'My letter' }));
    await disturb(page);
    await waitForIslands(page);
    await expect(shown).toHaveCount(count);
    await chooseFirst(page, path);
    // Again, now that React has rendered.
    await disturb(page);
    await page.goBack();
    await expect(page).not.toHaveURL(/\?/);
    await chooseFirst(page, path);
    if (!hasForm) return;
    await expect(letter).toHaveValue('My letter');
    await page.locator('[name=position]').selectOption({ index: 1 });
    await page.locator('#job-application-form [type=submit]').click();
    await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name=position]')).toHaveAttribute('aria-invalid', 'false');
  });

  test(`${path} keeps everything while its scripts are late, and when they fail`, async ({
    page,
  }) => {
    const { ui } = readSiteOf(path).words;
    await visit(page, path);
    await chooseFirst(page, path);
    const settle = await holdScripts(page);
    const list = page.locator('[data-items]');
    const first = list.locator('[data-item]').first();
    // What is asked for is awaited for a second at most.
    await page.reload({ waitUntil: 'commit' });
    const times = list.evaluate((items) =>
      items.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(0, ...(await times))).toBeLessThanOrEqual(1000);
    await expect(first).toBeVisible();
    await expect(page.getByText(ui.listLoading)).toBeVisible();

    // The parameter of a campaign hides nothing.
    const address = `${path}?utm_source=somewhere`;
    await page.goto(address, { waitUntil: 'commit' });
    await expect(list).toHaveCSS('animation-name', 'none');
    await expect(first).toBeVisible();
    const field = page.locator('textarea, [data-island] input[type=search]').first();
    const hasField = readPage(path).querySelector('textarea, [type=search]') !== null;
    if (hasField) await field.fill('My letter');
    const control = page.locator('[data-island] astro-island :is(a, button, select)').first();
    await control.press('Enter');
    settle('abort');
    const failed = page.locator('[data-island=failed]');
    await expect(failed.getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(address);
    if (hasField) await expect(field).toHaveValue('My letter');
    expect(await countHidden(page)).toBe(0);
    await expect(findPageNumber(page, path)).toBeHidden();
    await page.locator('button[data-search]:visible').first().click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();

    // Each press tries again, at an address that is not held. A press during a failing attempt is lost.
    await page.keyboard.press('Escape');
    await expect(async () => {
      await control.press('Enter');
      await expect(failed).toHaveCount(0);
    }).toPass();
    // Words typed before the script was there are searched for.
    if (hasField && !hasForm)
      await expect(list.locator('[data-item]').filter({ visible: true })).toHaveCount(0);
  });
}

const jobLink = 'a[href*="?job="]';
for (const path of listPagesWithState().filter((path) => readPage(path).querySelector(jobLink)))
  test(`${path} does what was pressed before its script, and the letter stays`, async ({
    page,
  }) => {
    const letter = page.locator('textarea');
    const visit = async () => {
      const settle = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await letter.fill('My letter');
      return settle;
    };
    let settle = await visit();
    await page.locator('[name=email]').press('Enter');
    settle('continue');
    await expect(page.locator('[name=name]')).toBeFocused();
    await expect(letter).toHaveValue('My letter');
    settle = await visit();
    await page.locator(jobLink).first().dblclick();
    settle('continue');
    await expect(page.locator('[name=position]')).not.toHaveValue('');
    await expect(letter).toHaveValue('My letter');
  });

test('a browser without storage, history and dialogs loses no theme, no item and no search', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: refuse });
    history.pushState = history.replaceState = refuse;
    for (const name of ['showModal', 'close'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
  const field = page.locator('astro-island [type=search]');
  const paths = listPagesWithState().filter((path) => readHtml(path).includes('name="q"'));
  await page.goto(paths[0] ?? '/');
  for (const isDark of [false, true]) {
    await expect(page.locator('html.dark')).toHaveCount(Number(isDark));
    await page.locator('[data-theme-toggle]').click();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  }
  if (paths.length > 0) {
    await waitForIslands(page);
    const shown = page.locator('[data-item]:not([hidden])');
    const count = await shown.count();
    await field.fill('zzzz');
    await expect(shown).toHaveCount(0);
    await expect(field).toHaveValue('zzzz');
    await field.fill('');
    await expect(shown).toHaveCount(count);
  }
  await page.locator('button[data-search]:visible').first().click();
  const dialog = page.locator('[data-search-script]');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('every item is shown, and nothing that needs a script', async ({ page }) => {
    for (const path of ['/', ...listPagesWithState(), paths.article(0), paths.team]) {
      const { layout, articles, search } = readSiteOf(path).words;
      await page.goto(path);
      expect(await countHidden(page)).toBe(0);
      await expect(findPageNumber(page, path)).toBeHidden();
      await expect(page.locator('astro-island :is(form, nav):visible')).toHaveCount(0);
      for (const name of [layout.darkTheme, search.open])
        await expect(page.getByRole('button', { name, includeHidden: true }).first()).toBeHidden();
      const buttons = page.getByRole('main').locator('button:visible');
      // The newsletter's button does nothing by design.
      for (const button of await buttons.all()) await expect(button).toHaveText(articles.subscribe);
    }
  });
});

/** The parameters of the lists and one that no page uses; the search has its own test. */
const names = ['x', 'category', 'page', 'industry', 'department', 'job'];

/** In one, because each is a part of the value of every parameter. */
const hostile = [
  '__proto__',
  // Markup, also encoded.
  '<img src=x onerror="window.hit=1">',
  '%22%3E%3Cscript%3Ewindow.hit%3D1%3C%2Fscript%3E',
  // A null character, ten thousand characters, lone surrogates, broken encoding.
  '%00',
  'x'.repeat(10_000 / names.length),
  '%ED%A0%80%ED%BF%BF',
  '%E0%A4%A%',
].join('');
const lists = listPagesWithState();
const linked = [...scriptedPages, findUnknownArticle()];

strictTest('a page shows no hostile query, whatever the clock says', async ({ page }) => {
  test.setTimeout(linked.length * 30_000);
  const shown = page.locator('[data-item]:visible');
  for (const [index, path] of linked.entries()) {
    // The clock of a visitor may say anything.
    await page.clock.setFixedTime(new Date(`${index % 2 ? 2071 : 1999}-06-15T12:00:00Z`));
    if (lists.includes(path)) await visit(page, path);
    const count = lists.includes(path) ? await shown.count() : 0;
    await visit(page, `${path}?${names.map((name) => `${name}=zzzz${hostile}zzzz`).join('&')}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(shown, path).toHaveCount(count);
    expect(await page.content(), path).not.toContain('zzzz');
    expect(await page.evaluate(() => Reflect.get(window, 'hit')), path).toBeUndefined();
  }
});
