import { expect, type Page, test } from '@playwright/test';
import { listPagesWithState, listPaths, readPage } from '../../../tools/built-site.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';
import { findUnknownArticle } from '../../support/routes.ts';
import { scriptedPages, waitForIslands, watchErrors } from './visit.ts';

const { paths } = readSite();

/** The main content is there and can be read. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }), page.url()).toBeVisible();
  const text = await page.locator('main').innerText();
  expect(text.split(/\s+/).length, page.url()).toBeGreaterThan(10);
}

/** As a translator does: wraps and changes each text, and says that the language is another. */
const translate = (page: Page) =>
  page.evaluate(() => {
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

/** As password managers do. */
const addForeignNodes = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, select, textarea'))
      field.after(document.createElement('foreign-node'));
    document.body.prepend(document.createElement('foreign-node'));
  });

/** What the browser of a visitor may do to a page at any time. */
const conditions: [string, (page: Page) => Promise<unknown>][] = [
  ['translated', translate],
  ['with the nodes of an extension', addForeignNodes],
];

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

/** Delays the files of scripts. @returns a function that lets them pass or fail */
async function holdFiles(page: Page) {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route('**/_astro/*.js', async (route) => route[await promise]());
  return resolve;
}

for (const path of listPagesWithState()) {
  const hasForm = readPage(path).querySelector('textarea') !== null;

  for (const [name, disturb] of conditions)
    test(`${path} ${name} loses nothing, and its controls work`, async ({ page }) => {
      const letter = page.locator('textarea');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (hasForm) await letter.evaluate((field) => Object.assign(field, { value: 'My letter' }));
      await disturb(page);
      await waitForIslands(page);
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
    const settle = await holdFiles(page);
    // The parameter of a campaign hides nothing.
    const address = `${path}?utm_source=somewhere`;
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('[data-items]')).toHaveCSS('animation-name', 'none');
    const field = page.locator('textarea, [data-island] input[type=search]').first();
    const hasField = readPage(path).querySelector('textarea, [type=search]') !== null;
    if (hasField) await field.fill('My letter');
    await page.locator('[data-island] astro-island :is(a, button, select)').first().focus();
    await page.keyboard.press('Enter');
    settle('abort');
    const failed = page.locator('[data-island=failed]');
    await expect(failed.getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(address);
    if (hasField) await expect(field).toHaveValue('My letter');
    const hidden = page.locator('[data-items] [data-item]').evaluateAll(
      (items) =>
        // A group of a long list may be folded: it opens without scripts.
        items.filter((item) => !item.checkVisibility() && !item.closest('details:not([open])'))
          .length,
    );
    expect(await hidden).toBe(0);
    await page.locator('button[data-search]:visible').first().click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  });
}

test('the search opens when its script is there, if it was pressed before', async ({ page }) => {
  const settle = await holdFiles(page);
  await page.goto(listPaths()[0] ?? '/', { waitUntil: 'commit' });
  await page.locator('button[data-search]:visible').first().click();
  settle('continue');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
});

test('the search opens in a browser without modal dialogs', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['showModal', 'close'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
  await page.goto('/');
  await page.locator('button[data-search]:visible').first().click();
  const dialog = page.locator('[data-search-script]');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
});

test('a theme that cannot be stored stays until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.locator('[data-theme-toggle]').click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('nothing is shown that needs a script', async ({ page }) => {
    for (const path of ['/', ...listPagesWithState(), paths.article(0), paths.team]) {
      const { layout, articles, search } = readSiteOf(path).words;
      await page.goto(path);
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

test('a page and its theme work without storage, and it shows no hostile query', async ({
  page,
}) => {
  test.setTimeout(linked.length * 30_000);
  // The page for unknown paths tells its path.
  const errors = watchErrors(page, /^404: no page at/);
  const open = async (path: string) => {
    await page.goto(path);
    await waitForIslands(page);
  };
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const shown = page.locator('[data-item]:visible');
  for (const [index, path] of linked.entries()) {
    // The clock of a visitor may say anything.
    await page.clock.setFixedTime(new Date(`${index % 2 ? 2071 : 1999}-06-15T12:00:00Z`));
    if (lists.includes(path)) await open(path);
    const count = lists.includes(path) ? await shown.count() : 0;
    await open(`${path}?${names.map((name) => `${name}=zzzz${hostile}zzzz`).join('&')}`);
    await expectReadable(page);
    await expect(shown, path).toHaveCount(count);
    expect(await page.content(), path).not.toContain('zzzz');
    expect(await page.evaluate(() => Reflect.get(window, 'hit')), path).toBeUndefined();
  }
  for (const isDark of [true, false]) {
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html.dark')).toHaveCount(Number(isDark));
  }
  expect(errors).toEqual([]);
});
