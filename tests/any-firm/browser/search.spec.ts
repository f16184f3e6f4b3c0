import { expect, type Page } from '@playwright/test';
import { fill, fillPlural } from '../../../src/content/words.ts';
import { mostWords } from '../../../src/features/search/create-search.ts';
import { listPagesWithState, readHtml } from '../../../tools/built-site.ts';
import { findTextPage, readMainServices, readSite } from '../../support/site.ts';
import { findOverflow } from './probes.ts';
import { needs, test } from './site-page.ts';
import { expectAccessible, holdScripts, listen, visit, waitForFrames } from './visit.ts';

const { words, paths } = readSite();
const textPage = findTextPage();
const longWord = /\p{L}{5,}/u;
const services = readMainServices();
const service = services.find(({ title }) => longWord.test(title)) ?? services[0];
const { title = '', id = '' } = service ?? {};
/** A word that occurs on many pages. */
const [commonWord = ''] = title.match(longWord) ?? [];
const nonsense = 'qqqxxqq';

const findButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.search.open, exact: true });
const findDialog = (page: Page) => page.getByRole('dialog', { name: words.search.open });
const findField = (page: Page) => findDialog(page).getByRole('textbox');
const findResults = (page: Page) => findDialog(page).getByRole('link');
const findStatus = (page: Page) => findDialog(page).getByRole('status');

async function openSearch(page: Page) {
  await findButton(page).click();
  await expect(findField(page)).toBeFocused();
}

async function searchFor(page: Page, text: string) {
  await findField(page).fill(text);
  await expect(findStatus(page)).not.toBeEmpty();
}

test('a title finds its page, nothing is loaded before and nothing shifts', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(textPage, { waitUntil: 'networkidle' });
  const before = new Set(requested);
  expect(before).not.toContain(paths.search);
  // Not its width: only browsers in tests have no scrollbar and yet keep room for one.
  const place = async () => {
    const { x, y } = (await page.locator('main h1').boundingBox()) ?? {};
    return [x, y];
  };
  const first = await place();
  await openSearch(page);
  await searchFor(page, title);
  await expect(findResults(page).first()).toHaveText(title);
  // The browser may fetch a page that it expects to be opened, with the same scripts.
  expect([...new Set(requested).difference(before)]).toEqual([paths.search]);
  await expect(
    findDialog(page).getByRole('heading', { name: words.search.services }),
  ).toBeVisible();
  await expect(findDialog(page).locator('mark').first()).toBeVisible();
  expect(await place()).toEqual(first);
  await page.keyboard.press('Escape');
  await expect(findDialog(page)).toBeHidden();
  await expect(findButton(page)).toBeFocused();
  expect(await place()).toEqual(first);
  await openSearch(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.service(id));
  await page.goBack();
  await expect(page).toHaveURL(textPage);
});

test('eight results are shown, then as many as were announced', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(textPage);
  await page.locator('[data-panel] > summary').click();
  await openSearch(page);
  await expectAccessible(page, 'dialog', 'search opened');
  await searchFor(page, title.split(' ').concat(commonWord.slice(0, 1)).join(' '));
  await expect(findStatus(page)).toHaveText(/\d/);
  const told = await findStatus(page).textContent();
  const more = findDialog(page).getByRole('button', { name: /\d/ });
  test.skip(!(await more.isVisible()), 'the content has no more than eight results');
  await expect(findResults(page)).toHaveCount(8);
  const count = Number(/\d+/.exec(told ?? '')?.[0]);
  expect(told).toBe(fillPlural(words.search.found, words.tag, count, {}));
  await more.click();
  await expect(findResults(page)).toHaveCount(count);
  await expect(more).toBeHidden();
  await expect(findResults(page).first()).toBeFocused();
  await expectAccessible(page, 'dialog', 'all results, one with the focus');
  expect(await findOverflow(page)).toEqual([]);
});

test('what a search has found is said once for a word', async ({ page }) => {
  const path = listPagesWithState().find((path) => readHtml(path).includes('name="q"')) ?? '';
  needs('a list with a search', path !== '');
  for (const field of [page.getByRole('searchbox'), findField(page)]) {
    await visit(page, path);
    const found = await page.locator('[data-item] a').first().innerText();
    if (!(await field.isVisible())) await openSearch(page);
    const said = await listen(page);
    await field.pressSequentially(found.slice(0, 8));
    await expect.poll(() => said.jsonValue()).not.toEqual([]);
    expect(await said.jsonValue()).toEqual([expect.stringMatching(/\d/)]);
  }
});

test('the search takes any text, never as markup, and can find nothing', async ({ page }) => {
  await page.goto(textPage);
  await openSearch(page);
  await searchFor(page, `${title} ${`${nonsense} `.repeat(12_500)}`);
  await expect(findResults(page).first()).toBeVisible();
  await expect(findStatus(page)).toContainText(fill(words.search.firstWords, { count: mostWords }));
  await searchFor(page, `<img src=x onerror=alert(1)> ${title}`);
  await expect(findDialog(page).locator('img')).toHaveCount(0);
  await searchFor(page, nonsense);
  await expect(findStatus(page)).toHaveText(words.search.noneFound);
  // Links lead on from there, but Enter takes none of them.
  const links = await page.locator('footer ul').first().getByRole('link').allTextContents();
  await expect(findResults(page)).toHaveText(links);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(textPage);
});

test('arrow keys move through the results, the page behind stays, and a click outside closes them', async ({
  page,
}) => {
  const path = paths.service(id);
  await page.goto(path);
  await openSearch(page);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 600);
  // A second turn is answered after the first has had its effect.
  await page.mouse.wheel(0, 600);
  await waitForFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await searchFor(page, commonWord);
  // Keys of a word that is being composed; Safari says so of the last one only by its code.
  await findField(page).dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
  await findField(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(findField(page)).toBeFocused();
  await expect(page).toHaveURL(path);
  await page.keyboard.press('ArrowDown');
  await expect(findResults(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(findField(page)).toBeFocused();
  const close = findDialog(page).getByRole('button', { name: words.search.close });
  for (const leave of [() => page.mouse.click(5, 400), () => close.click()]) {
    await leave();
    await expect(findDialog(page)).toBeHidden();
    await expect(findButton(page)).toBeFocused();
    await openSearch(page);
  }
  await searchFor(page, title);
  await findResults(page).first().click();
  await expect(findDialog(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('on a phone the search takes what is pressed and typed before its scripts are there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const settle = await holdScripts(page);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`**${paths.search}`, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(textPage, { waitUntil: 'commit' });
  const menu = page.locator('[data-panel] > summary');
  await menu.click();
  await findButton(page).click();
  settle('continue');
  await expect(findField(page)).toBeFocused();
  await expect(page.locator('[data-panel]')).not.toHaveAttribute('open');
  await page.keyboard.type(`${title} x`);
  await page.keyboard.press('Backspace');
  arrive();
  await expect(findResults(page).first()).toHaveText(title);
  await expect(findField(page)).toHaveValue(`${title} `);
  await expect(findField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('when its script fails the dialog says so and can try again', async ({ page }) => {
  await page.goto(textPage);
  let isFirst = true;
  await page.route(`**${paths.search}`, (route) => {
    const answer = isFirst ? route.abort() : route.continue();
    isFirst = false;
    return answer;
  });
  await findButton(page).click();
  const alert = findDialog(page).getByRole('alert');
  await expect(alert).toHaveText(words.search.failed);
  await expectAccessible(page, 'dialog', 'search did not arrive');
  await findDialog(page).getByRole('button', { name: words.search.close }).click();
  await expect(findDialog(page)).toBeHidden();
  await openSearch(page);
  await searchFor(page, title);
  await expect(findResults(page).first()).toHaveText(title);
  await expect(alert).toBeHidden();
});

test('an unknown URL suggests pages that match', async ({ page }) => {
  const heading = page.getByRole('heading', { name: words.search.suggestions });
  await page.goto('/%%%', { waitUntil: 'networkidle' });
  await expect(heading).toBeHidden();
  await page.goto(`${paths.service(id)}-x`);
  await expect(heading).toBeVisible();
  const region = page.getByRole('region', { name: words.search.suggestions });
  await expect(region.getByRole('link', { name: title, exact: true })).toHaveAttribute(
    'href',
    paths.service(id),
  );
});
