import { expect } from '@playwright/test';
import { fill } from '../../../src/content/words/fill.ts';
import { readPage } from '../../../tools/built-site.ts';
import { hasPage, readCaseStudies } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { test } from './list-page.ts';
import { studyList } from './lists.ts';
import { needs } from './needs.ts';
import { examplePages } from './visit.ts';

needs('a page of case studies', hasPage('case-studies'));

const { words, paths } = readSite();

const all = readCaseStudies();
const industries = studyList.choices;
/** One case study and two industries of others. */
const last = all.at(-1);
const [first = '', second = ''] = industries.filter((industry) => industry !== last?.industry);
const needsStudy = () => needs('a case study', last !== undefined);
const needsIndustries = () => needs('case studies of three industries', second !== '');
const { id = '', industry: own = '' } = last ?? {};

test.use({ list: studyList });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`the first screen shows tab and study, at ${width} px`, async ({ page, listPage }) => {
    needsIndustries();
    await page.setViewportSize({ width, height });
    await listPage.visit();
    const index = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator(`[href="#${id}"]`) });
    for (const industry of ['', ...industries]) {
      await listPage.choose(industry);
      await expect(listPage.control(industry)).toBeInViewport({ ratio: 1 });
      const isAll = industry === '';
      const title = isAll
        ? index.getByRole('link').first()
        : listPage.items.first().getByRole('heading', { level: 2 });
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(index).toBeVisible({ visible: isAll });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a testimonial shows 100 characters, expands, and prints whole', async ({ page }) => {
      needsStudy();
      await page.goto(paths.caseStudies);
      const testimonial = page.locator(`#${id} details:has(blockquote)`);
      const quoted = testimonial.locator('blockquote');
      const characters = [...((await quoted.textContent()) ?? '').replaceAll(/[“”„]/g, '')];
      const quote = `${characters.slice(0, 100).join('')}…`;
      const preview = testimonial.getByText(fill(words.caseStudies.quote, { quote }), {
        exact: true,
      });
      const expectWhole = async (isWhole: boolean) => {
        await expect(quoted).toBeVisible({ visible: isWhole });
        await expect(preview).toBeVisible({ visible: !isWhole });
      };
      await expectWhole(false);
      await page.emulateMedia({ media: 'print' });
      await expectWhole(true);
      await page.emulateMedia({ media: null });
      await testimonial.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expectWhole(true);
    });
  });

test('a link to a study shows it, whatever the tab', async ({ page, listPage }) => {
  needsIndustries();
  const study = page.locator(`#${id}`);
  for (const [inUrl, chosen] of [
    [first, ''],
    [own, own],
  ] as const) {
    await listPage.visit(`${listPage.query(inUrl)}#${id}`);
    await expect(study).toBeInViewport();
    await listPage.expectChosen(chosen);
    await listPage.expectKeys(listPage.find(chosen));
  }
  await listPage.choose(first);
  await expect(study).toBeHidden();
  await page.evaluate((id) => {
    location.hash = '';
    location.hash = id;
  }, id);
  await expect(study).toBeInViewport();
  await expect(study).toBeFocused();
});

test('on a tablet results are level and titles follow their industries', async ({
  page,
  listPage,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(paths.home);
  const lines = await page
    .locator('.dumbbell')
    .evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().top)));
  const isBeside = (a: number, b: number) => Math.abs(a - b) < 100;
  expect(lines.filter((a) => lines.some((b) => a !== b && isBeside(a, b)))).toEqual([]);

  await listPage.visit();
  const gaps = await page.locator('[data-index] > li').evaluateAll((rows) =>
    rows.map((row) => {
      const [industry, title] = [...row.children].map((part) => part.getBoundingClientRect());
      return (title?.top ?? 0) - (industry?.bottom ?? 0);
    }),
  );
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2);
});

const { before } = words.caseStudies;

/** Pages that show a result of a case study with the tree of the practices. */
const findWithResult = () =>
  examplePages.filter((path) => {
    const main = readPage(path).querySelector('main');
    const labels = main?.querySelectorAll('*').map(({ text }) => text);
    return labels?.includes(before) && main?.querySelector('.banyan');
  });

test('on a phone the result is above the tree of the practices', async ({ page }) => {
  const withResult = findWithResult();
  needs('a page with a result and the tree', withResult.length > 0);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of withResult) {
    await page.goto(path);
    const main = page.getByRole('main');
    const result = await main.getByText(before, { exact: true }).first().boundingBox();
    const tree = await main.locator('.banyan').first().boundingBox();
    expect(result?.y, path).toBeLessThan(tree?.y ?? 0);
  }
});
