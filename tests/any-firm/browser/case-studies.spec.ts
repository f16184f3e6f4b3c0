import { expect, type Page, test } from '@playwright/test';
import { fill, fillPlural } from '../../../src/content/words/fill.ts';
import { caseStudyAddress } from '../../../src/features/case-studies/model/case-study.ts';
import { hasPage, readCaseStudies, readPageData } from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { readSite } from '../../support/read-site.ts';
import { needs } from './needs.ts';
import { expectAccessible, holdScripts, waitForIslands, watchErrors } from './visit.ts';

needs('a page of case studies', hasPage('case-studies'));

const { words, paths } = readSite();

const studies = (page: Page) => page.getByRole('main').getByRole('article');
const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status');

const all = readCaseStudies();
const industries = [...new Set(all.map(({ industry }) => industry))];
const countIn = (industry: string) => all.filter((study) => study.industry === industry).length;
const formatCount = (count: number) =>
  fillPlural(words.caseStudies.count, words.language, count, {});
/** One case study and two industries of others. */
const last = all.at(-1);
const [first = '', second = ''] = industries.filter((industry) => industry !== last?.industry);
const canSchedule =
  readFirm().schedulingUrl !== undefined &&
  hasPage('case-studies') &&
  readPageData('case-studies').scheduling !== undefined;
const needsStudy = () => needs('a case study', last !== undefined);
const needsIndustries = () => needs('case studies of three industries', second !== '');
const { id = '', industry: own = '' } = last ?? {};

const queryFor = (industry: string) => `?${new URLSearchParams({ industry })}`;

async function visit(page: Page, rest = '') {
  await page.goto(`${paths.caseStudies}${rest}`);
  await waitForIslands(page);
}

for (const width of [390, 1280])
  test(`the tab for all and the tab of each industry show their studies, at ${width} px`, async ({
    page,
  }) => {
    needsStudy();
    await page.setViewportSize({ width, height: 800 });
    const errors = watchErrors(page);
    await visit(page);
    await expect(
      page.getByRole('group', { name: words.caseStudies.industry }).getByRole('radio'),
    ).toHaveCount(industries.length + 1);
    await expect(tab(page, words.caseStudies.allIndustries)).toBeChecked();
    await expect(studies(page)).toHaveCount(all.length);
    for (const industry of industries) {
      await tab(page, industry).check();
      await expect(studies(page)).toHaveCount(countIn(industry));
      for (const study of await studies(page).all()) await expect(study).toContainText(industry);
      await expect(count(page)).toHaveText(formatCount(countIn(industry)));
    }
    await tab(page, words.caseStudies.allIndustries).check();
    await expect(studies(page)).toHaveCount(all.length);
    await expect(count(page)).toHaveText(formatCount(all.length));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(errors).toEqual([]);
  });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`the first screen shows the selected tab and the first study, at ${width} px`, async ({
    page,
  }) => {
    needsIndustries();
    await page.setViewportSize({ width, height });
    await visit(page);
    const index = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator(`[href="#${id}"]`) });
    for (const name of [words.caseStudies.allIndustries, ...industries]) {
      await tab(page, name).check();
      await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
      const isAll = name === words.caseStudies.allIndustries;
      const title = isAll
        ? index.getByRole('link').first()
        : studies(page).first().getByRole('heading', { level: 2 });
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(index).toBeVisible({ visible: isAll });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

test('one Back undoes several arrow keys on the tabs', async ({ page }) => {
  needsIndustries();
  await visit(page);
  await tab(page, words.caseStudies.allIndustries).focus();
  for (const name of industries) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
  }
  await expect(page).toHaveURL(`${paths.caseStudies}${queryFor(industries.at(-1) ?? '')}`);
  await page.goBack();
  await expect(page).toHaveURL(paths.caseStudies);
  await expect(studies(page)).toHaveCount(all.length);
});

test('a study shows its title, industry, description, challenges, solutions and results', async ({
  page,
}) => {
  needsStudy();
  await visit(page);
  const study = page.locator(`#${id}`);
  await expect(study.getByRole('heading', { level: 2 })).toHaveText(last?.title ?? '');
  await expect(study).toContainText(own);
  await expect(study).toContainText(last?.description ?? '');
  for (const name of [words.caseStudies.challenges, words.caseStudies.solutions])
    await expect(study.getByRole('heading', { name })).toBeVisible();
  for (const { figure } of last?.results ?? []) await expect(study).toContainText(figure);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a testimonial shows its first 100 characters and expands to the full text', async ({
      page,
    }) => {
      needsStudy();
      await page.goto(paths.caseStudies);
      const testimonial = page.locator(`#${id} details:has(blockquote)`);
      const whole = (await testimonial.locator('blockquote').textContent()) ?? '';
      const characters = [...whole.replaceAll(/[“”„]/g, '')];
      const quote = `${characters.slice(0, 100).join('')}…`;
      const preview = testimonial.getByText(fill(words.caseStudies.quoteStart, { quote }), {
        exact: true,
      });
      await expect(preview).toBeVisible();
      await expect(testimonial.locator('blockquote')).toBeHidden();
      await testimonial.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(testimonial.locator('blockquote')).toBeVisible();
      await expect(preview).toBeHidden();
    });

    test('the scheduling link opens in a new tab', async ({ page }) => {
      needs('an invitation to schedule a call', canSchedule);
      await page.goto(paths.caseStudies);
      const link = page.getByRole('link', {
        name: `${words.ui.scheduleCall} ${words.ui.newTab}`,
      });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:/);
    });

    test('a link to a study scrolls to it', async ({ page }) => {
      needsStudy();
      await page.goto(caseStudyAddress(id, paths));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all studies are shown whatever the URL asks for, and no tab is shown that needs JavaScript', async ({
    page,
  }) => {
    needsIndustries();
    await page.goto(`${paths.caseStudies}${queryFor(first)}`);
    await expect(studies(page)).toHaveCount(all.length);
    await expect(tab(page, first)).toBeHidden();
  });
});

test('the selected tab is in the URL and is restored by reload and Back', async ({ page }) => {
  needsIndustries();
  await visit(page);
  await tab(page, second).check();
  await expect(page).toHaveURL(`${paths.caseStudies}${queryFor(second)}`);
  await tab(page, first).check();
  await page.reload();
  await waitForIslands(page);
  await expect(tab(page, first)).toBeChecked();
  await expect(studies(page)).toHaveCount(countIn(first));
  await page.goBack();
  await expect(tab(page, second)).toBeChecked();
  await expect(studies(page)).toContainText(second);
  await page.goBack();
  await expect(page).toHaveURL(paths.caseStudies);
  await expect(studies(page)).toHaveCount(all.length);
});

for (const query of ['industry=Nonsense', 'industry=__proto__', 'industry=%3Cimg%20src=x%3E', '%'])
  test(`?${query} shows all studies without an error`, async ({ page }) => {
    const errors = watchErrors(page);
    await visit(page, `?${query}`);
    await expect(studies(page)).toHaveCount(all.length);
    await expect(tab(page, words.caseStudies.allIndustries)).toBeChecked();
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

test('a link to a study scrolls to it, whatever the tab in the URL', async ({ page }) => {
  needsIndustries();
  const study = page.locator(`#${id}`);
  await visit(page, `${queryFor(first)}#${id}`);
  await expect(study).toBeInViewport();
  await expect(tab(page, words.caseStudies.allIndustries)).toBeChecked();

  await visit(page, `${queryFor(own)}#${id}`);
  await expect(study).toBeInViewport();
  await expect(tab(page, own)).toBeChecked();
  await expect(studies(page)).toHaveCount(countIn(own));
});

test('following a fragment link on the page shows its study, whatever the tab', async ({
  page,
}) => {
  needsIndustries();
  await visit(page);
  await tab(page, first).check();
  const study = page.locator(`#${id}`);
  await expect(study).toBeHidden();
  await page.evaluate((id) => {
    location.hash = id;
  }, id);
  await expect(study).toBeInViewport();
  await expect(study).toBeFocused();
});

test('the tabs work by keyboard, keep the focus and are announced politely', async ({ page }) => {
  needsStudy();
  await visit(page);
  await tab(page, words.caseStudies.allIndustries).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, industries[0] ?? '')).toBeChecked();
  await expect(tab(page, industries[0] ?? '')).toBeFocused();
  await expect(count(page)).toHaveText(formatCount(countIn(industries[0] ?? '')));
});

test('a list filtered by the URL is never shown unfiltered first, and is shown whole if the script fails to load', async ({
  page,
}) => {
  const failScripts = await holdScripts(page, 'abort');
  needsIndustries();
  await page.goto(`${paths.caseStudies}${queryFor(first)}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(studies(page)).toHaveCount(0);
  await failScripts();
  await expect(studies(page)).toHaveCount(all.length);
});

test('an industry chosen while the script is loading takes effect', async ({ page }) => {
  needsStudy();
  const release = await holdScripts(page);
  await page.goto(paths.caseStudies, { waitUntil: 'commit' });
  await tab(page, own).check();
  await release();
  await waitForIslands(page);
  await expect(tab(page, own)).toBeChecked();
  await expect(studies(page)).toHaveCount(countIn(own));
  await expect(page).toHaveURL(`${paths.caseStudies}${queryFor(own)}`);
});

for (const query of ['', queryFor(industries[0] ?? '')])
  test(`axe finds no violations at /case-studies${query}`, async ({ page }) => {
    await visit(page, query);
    await expectAccessible(page);
  });

test('a testimonial is printed once, in full', async ({ page }) => {
  needsStudy();
  await page.emulateMedia({ media: 'print' });
  await page.goto(paths.caseStudies);
  await waitForIslands(page);
  const study = page.getByRole('main').getByRole('article').first();
  await expect(study.locator('blockquote')).toBeVisible();
  await expect(study.getByText('…')).toBeHidden();
});

test('on a tablet, neighbouring lines of results are level and titles follow their industries', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(paths.home);
  const lines = await page
    .locator('.dumbbell')
    .evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().top)));
  const isBeside = (a: number, b: number) => Math.abs(a - b) < 100;
  expect(lines.filter((a) => lines.some((b) => a !== b && isBeside(a, b)))).toEqual([]);

  await visit(page);
  const gaps = await page.locator('[data-index] > li').evaluateAll((rows) =>
    rows.map((row) => {
      const [industry, title] = [...row.children].map((part) => part.getBoundingClientRect());
      return (title?.top ?? 0) - (industry?.bottom ?? 0);
    }),
  );
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2);
});
