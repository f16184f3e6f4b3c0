import { expect, type Page } from '@playwright/test';
import { fill } from '../../../src/content/words/fill.ts';
import { fieldNames, fieldOf } from '../../../src/features/careers/application-fields.ts';
import { readPageData } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import {
  answers,
  findCards,
  findField,
  findForm,
  isChoice,
  mailbox,
  needsCareers,
  openings,
  path,
  readLink,
  visit,
} from './careers-page.ts';
import { test } from './list-page.ts';
import { needs } from './needs.ts';
import { holdScripts, waitForIslands } from './visit.ts';

needsCareers();

const { words, paths } = readSite();

const titlesIn = (department: string) =>
  openings.filter((opening) => opening.department === department).map(({ title }) => title);
const departments = [...new Set(openings.map(({ department }) => department))];
const [first = '', , third = ''] = departments;
const needsDepartments = () => needs('openings in three departments', third !== '');
const inQuery = (department: string) => new URLSearchParams({ department }).toString();
const findApply = (page: Page, title: string) =>
  page.getByRole('link', { name: `${words.careers.apply} : ${title}`, exact: true });

for (const [by, width] of [
  ['pointer', 390],
  ['keyboard', 1280],
] as const)
  test(`Apply Now leads to the form with its position filled in, by ${by}`, async ({ page }) => {
    const position = titlesIn(first).at(-1) ?? '';
    needs('an opening', position !== '');
    await page.setViewportSize({ width, height: 844 });
    await visit(page, `?${inQuery(first)}`);
    await page.evaluate(() => {
      document.title = 'not loaded again';
    });
    const apply = findApply(page, position);
    await (by === 'pointer' ? apply.click() : apply.press('Enter'));
    await expect(findField(page, 'position')).toHaveValue(position);
    await expect(findForm(page)).toBeFocused();
    await expect(
      page.getByRole('heading', { name: readPageData('work-with-us').form.heading }),
    ).toBeInViewport();
    await expect(page.getByText(fill(words.careers.filledIn, { position }))).toHaveRole('status');
    await expect(page).toHaveTitle('not loaded again');
    const query = new URLSearchParams({ department: first, job: position });
    await expect(page).toHaveURL(`${path}?${query}#job-application-form`);
    await page.keyboard.press('Tab');
    await expect(findField(page, 'name')).toBeFocused();
    await page.goBack();
    await expect(findCards(page)).toHaveText(titlesIn(first));
  });

test('the form in the URL is in view, unless the visitor has scrolled', async ({ page }) => {
  needsDepartments();
  const address = `${path}?${inQuery(third)}#job-application-form`;
  /** Waits until the form starts at the bottom edge of the header. */
  const expectInPlace = () =>
    expect
      .poll(() =>
        page.locator('#job-application-form').evaluate((form) => {
          const edge = getComputedStyle(document.documentElement).scrollPaddingTop;
          return form.getBoundingClientRect().top - Number.parseFloat(edge);
        }),
      )
      .toBeCloseTo(0, -1);
  await page.goto(address);
  await waitForIslands(page);
  await expectInPlace();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 190);
  await page.reload();
  await waitForIslands(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);

  await page.goto(paths.home);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expectInPlace();
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await release();
  await expect(findCards(page)).toHaveText(titlesIn(third));
  await waitForIslands(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an opening has its own page, which links to the form and back', async ({ page }) => {
  const { id = '', title = '' } = openings.at(-1) ?? {};
  needs('an opening', id !== '');
  await visit(page);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(paths.opening(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: words.careers.apply }).last().click();
  await expect(findField(page, 'position')).toHaveValue(title);
  await page.goBack();
  await page.getByRole('link', { name: words.careers.allOpenings }).click();
  await expect(page).toHaveURL(path);
});

test('without JavaScript a mail link replaces the form', async ({ browser }) => {
  needs('an opening', openings.length > 0);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(path);
  await expect(findField(page, 'name')).toBeHidden();
  const link = page.locator('#job-application-form').getByRole('link');
  const read = readLink((await link.getAttribute('href')) ?? '');
  expect(read.address).toBe(mailbox);
  for (const name of fieldNames)
    expect(read.body).toContain(
      isChoice(name) ? answers[name] : words.careers[fieldOf(name).label],
    );
  await findApply(page, answers.position).click();
  await expect(page).toHaveURL(
    `${path}?job=${encodeURIComponent(answers.position)}#job-application-form`,
  );
  await expect(link).toBeInViewport();
  await page.close();
});
