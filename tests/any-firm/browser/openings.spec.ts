import { expect, type Page } from '@playwright/test';
import { formatDate, parseDate } from '../../../src/content/dates.ts';
import { fill } from '../../../src/content/words/fill.ts';
import { formatList } from '../../../src/content/words/format-list.ts';
import { readPageData } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import {
  answers,
  findCards,
  findField,
  findForm,
  findSubmit,
  mailbox,
  needsCareers,
  openings,
  path,
  readLink,
  visit,
} from './careers-page.ts';
import { needs } from './needs.ts';
import { test } from './strict-test.ts';
import { holdScripts, waitForIslands } from './visit.ts';

needsCareers();

const { words, paths } = readSite();

type Opening = (typeof openings)[number];

const titles = openings.map(({ title }) => title);
const titlesIn = (department: string) =>
  openings.filter((opening) => opening.department === department).map(({ title }) => title);
const departments = [...new Set(openings.map(({ department }) => department))];
const [first = '', , third = ''] = departments;
const needsDepartments = () => needs('openings in three departments', third !== '');
const inQuery = (department: string) => new URLSearchParams({ department }).toString();

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const by of ['pointer', 'keyboard'] as const)
      test(`Apply Now leads to the form with its position filled in, by ${by}`, async ({
        page,
      }) => {
        const position = titlesIn(first).at(-1) ?? '';
        needs('an opening', position !== '');
        await visit(page, `?${inQuery(first)}`);
        await page.evaluate(() => {
          document.title = 'not loaded again';
        });
        const apply = page.getByRole('link', { name: `${words.careers.apply} : ${position}` });
        if (by === 'pointer') await apply.click();
        else {
          await apply.focus();
          await page.keyboard.press('Enter');
        }
        await expect(findField(page, 'position')).toHaveValue(position);
        await expect(findForm(page)).toBeFocused();
        await expect(
          page.getByRole('heading', { name: readPageData('work-with-us').form.heading }),
        ).toBeInViewport();
        await expect(page.getByText(fill(words.careers.filledIn, { position }))).toHaveRole(
          'status',
        );
        await expect(page).toHaveTitle('not loaded again');
        const query = new URLSearchParams({ department: first, job: position });
        await expect(page).toHaveURL(`${path}?${query}#job-application-form`);
        await page.keyboard.press('Tab');
        await expect(findField(page, 'name')).toBeFocused();
        await page.goBack();
        await expect(findCards(page)).toHaveText(titlesIn(first));
      });
  });
}

test.describe('the form in the fragment of the URL is in view after the list is filtered', () => {
  const filtered = `${path}?${inQuery(third)}`;
  const anchor = '#job-application-form';

  /** How many pixels the form is below the bottom edge of the header. */
  const readOffset = (page: Page) =>
    page.locator(anchor).evaluate((form) => {
      const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return form.getBoundingClientRect().top - edge;
    });
  const expectInPlace = (page: Page) => expect.poll(() => readOffset(page)).toBeCloseTo(0, -1);

  test.beforeEach(async ({ page }) => {
    needsDepartments();
    // Simulates browsers without scroll anchoring.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.body.style.overflowAnchor = 'none';
      }),
    );
  });

  for (const [when, wait] of [
    ['after the browser has scrolled', expectInPlace],
    ['while the browser scrolls', (page: Page) => page.waitForFunction(() => scrollY > 0)],
  ] as const)
    test(`${when} to it`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(filtered + anchor, { waitUntil: 'commit' });
      await wait(page);
      await release();
      await expect(findCards(page)).toHaveText(titlesIn(third));
      await expectInPlace(page);
    });

  test('before the browser scrolls to it', async ({ page }) => {
    await page.goto(filtered);
    await expect(findCards(page)).toHaveText(titlesIn(third));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, anchor);
    await expectInPlace(page);
  });

  test('unless the visitor has scrolled away', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(filtered + anchor, { waitUntil: 'commit' });
    await expectInPlace(page);
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await release();
    await expect(findCards(page)).toHaveText(titlesIn(third));
    await waitForIslands(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('unless a reload restored another scroll position', async ({ page }) => {
    await page.goto(filtered + anchor);
    await waitForIslands(page);
    await expectInPlace(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => readOffset(page)).toBeLessThan(-190);
    await page.reload();
    await waitForIslands(page);
    expect(await readOffset(page)).toBeLessThan(-100);
  });
});

test('Back and Forward restore the position in the URL', async ({ page }) => {
  const [firstTitle = '', secondTitle = ''] = titles;
  needs('two openings', secondTitle !== '');
  await visit(page);
  const apply = (title: string) =>
    page.getByRole('link', { name: `${words.careers.apply} : ${title}`, exact: true }).click();
  await apply(firstTitle);
  await apply(secondTitle);
  await page.goBack();
  await expect(findField(page, 'position')).toHaveValue(firstTitle);
  await page.goBack();
  await expect(findField(page, 'position')).toHaveValue('');
  await expect(page.getByText(fill(words.careers.filledIn, { position: firstTitle }))).toHaveCount(
    0,
  );
  await page.goForward();
  await expect(findField(page, 'position')).toHaveValue(firstTitle);
});

test('Back keeps a position that was chosen by hand', async ({ page }) => {
  const [firstTitle = ''] = titles;
  needs('an opening', firstTitle !== '');
  await visit(page);
  await page
    .getByRole('link', { name: `${words.careers.apply} : ${firstTitle}`, exact: true })
    .click();
  await findField(page, 'position').selectOption(words.careers.generalApplication);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(findField(page, 'position')).toHaveValue(words.careers.generalApplication);
});

test('a filter at the bottom of the window scrolls the first opening into view', async ({
  page,
}) => {
  needsDepartments();
  await visit(page);
  const button = page.getByRole('button', { name: third });
  await button.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await button.click();
  await expect(findCards(page)).toHaveText(titlesIn(third));
  await expect(findCards(page).first()).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('a filter with room for the openings below it does not scroll', async ({ page }) => {
  needsDepartments();
  await visit(page);
  for (const name of [first, third, words.careers.all]) {
    const button = page.getByRole('button', { name });
    await button.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await button.boundingBox();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(findCards(page).first()).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.y).toBe(before?.y);
  }
});

test('?job= selects the first position that contains it', async ({ page }) => {
  const last = openings.at(-1);
  const part = last?.title.split(' ').at(-1)?.toLowerCase() ?? '';
  const match = titles.find((title) => title.toLowerCase().includes(part)) ?? '';
  needs('an opening', last !== undefined);
  for (const [query, position] of [
    [`?job=%20${encodeURIComponent(part)}%20`, match],
    ['?job=', ''],
    ['?job=zzzz', ''],
    [`?job=${encodeURIComponent('<img src=x onerror=alert(1)>"\'zzzz\n')}`, ''],
  ] as const) {
    await visit(page, query);
    // Once the form responds, it has also read the URL.
    await findSubmit(page).click();
    await expect(findField(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await expect(findField(page, 'position')).toHaveValue(position);
  }
});

test('an opening has its own page, which links to the form and back', async ({ page }) => {
  const opening = openings.at(-1);
  needs('an opening', opening !== undefined);
  const { id, title, department, type, location, postedDate, skills } = opening as Opening;
  await visit(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(paths.opening(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const text of [
    id,
    department,
    [location.locality, location.region].filter(Boolean).join(', '),
    type,
    formatDate(parseDate(postedDate), words.formats.dates),
    formatList(skills, words.language),
  ])
    await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: words.careers.apply }).last().click();
  await expect(findField(page, 'position')).toHaveValue(title);
  await page.goBack();
  await page.getByRole('link', { name: words.careers.allOpenings }).click();
  await expect(page).toHaveURL(path);
});

test('without JavaScript every opening is shown, and a mail link replaces the form', async ({
  browser,
}) => {
  needs('an opening', openings.length > 0);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(path);
  await expect(findCards(page)).toHaveCount(openings.length);
  await expect(page.getByRole('button', { name: first })).toBeHidden();
  await expect(findField(page, 'name')).toBeHidden();
  const link = page.locator('#job-application-form').getByRole('link');
  const read = readLink((await link.getAttribute('href')) ?? '');
  expect(read.address).toBe(mailbox);
  for (const part of [
    `${words.careers.name}:`,
    `${words.careers.email}:`,
    `${words.careers.phone}:`,
    answers.position,
    words.careers.coverLetter,
  ])
    expect(read.body).toContain(part);
  await page.getByRole('link', { name: `${words.careers.apply} : ${answers.position}` }).click();
  await expect(page).toHaveURL(
    `${path}?job=${encodeURIComponent(answers.position)}#job-application-form`,
  );
  await expect(link).toBeInViewport();
  await page.close();
});
