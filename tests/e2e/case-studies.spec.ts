import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, holdScripts, waitForIslands, watchFaults } from './visit.ts';

const studies = (page: Page) => page.getByRole('main').getByRole('article');
const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const healthcare = 'rosters-that-nurses-stay-for';

const industries = [
  'Manufacturing',
  'Technology',
  'Financial Services',
  'Retail',
  'Healthcare',
  'Consumer Goods',
];

async function visit(page: Page, rest = '') {
  await page.goto(`/case-studies${rest}`);
  await waitForIslands(page);
}

for (const width of [390, 1280])
  test(`seven tabs show all six studies or those of one industry, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults = watchFaults(page);
    await visit(page);
    await expect(page.getByRole('group', { name: 'Industry' }).getByRole('radio')).toHaveCount(7);
    await expect(tab(page, 'All Industries')).toBeChecked();
    await expect(studies(page)).toHaveCount(6);
    for (const industry of industries) {
      await tab(page, industry).check();
      await expect(studies(page)).toHaveCount(1);
      await expect(studies(page)).toContainText(industry);
      await expect(count(page)).toHaveText('1 case study');
    }
    await tab(page, 'All Industries').check();
    await expect(studies(page)).toHaveCount(6);
    await expect(count(page)).toHaveText('6 case studies');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(faults).toEqual([]);
  });

test('a study tells title, industry, description, challenges, solutions and results', async ({
  page,
}) => {
  await visit(page);
  const study = page.locator(`#${healthcare}`);
  await expect(study.getByRole('heading', { level: 2 })).toHaveText('Rosters that nurses stay for');
  await expect(study).toContainText('Healthcare');
  await expect(study).toContainText('The group was recruiting nurses faster than ever');
  for (const name of ['Challenges', 'Solutions'])
    await expect(study.getByRole('heading', { name })).toBeVisible();
  await expect(study).toContainText('42 points');
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a testimonial shows 100 characters, the whole of it one disclosure away', async ({
      page,
    }) => {
      await page.goto('/case-studies');
      const testimonial = page.locator(`#${healthcare} details`);
      const whole = (await testimonial.locator('blockquote').textContent()) ?? '';
      const characters = [...whole.replaceAll(/[“”]/g, '')];
      const preview = testimonial.getByText(`“${characters.slice(0, 100).join('')}…`, {
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
      await page.goto('/case-studies');
      const link = page.getByRole('link', { name: 'Schedule a call (opens in a new tab)' });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:/);
    });

    test('a link to a study opens on it', async ({ page }) => {
      await page.goto(`/case-studies#${healthcare}`);
      await expect(page.locator(`#${healthcare}`)).toBeInViewport();
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all studies show, whatever the address asks for, and no tab stands there dead', async ({
    page,
  }) => {
    await page.goto('/case-studies?industry=Retail');
    await expect(studies(page)).toHaveCount(6);
    await expect(tab(page, 'Retail')).toBeHidden();
  });
});

test('the tab stands in the address and comes back on reload and on Back', async ({ page }) => {
  await visit(page);
  await tab(page, 'Financial Services').check();
  await expect(page).toHaveURL('/case-studies?industry=Financial+Services');
  await tab(page, 'Retail').check();
  await page.reload();
  await waitForIslands(page);
  await expect(tab(page, 'Retail')).toBeChecked();
  await expect(studies(page)).toHaveCount(1);
  await page.goBack();
  await expect(tab(page, 'Financial Services')).toBeChecked();
  await expect(studies(page)).toContainText('Financial Services');
  await page.goBack();
  await expect(page).toHaveURL('/case-studies');
  await expect(studies(page)).toHaveCount(6);
});

for (const query of ['industry=Nonsense', 'industry=__proto__', 'industry=%3Cimg%20src=x%3E', '%'])
  test(`?${query} quietly shows all`, async ({ page }) => {
    const faults = watchFaults(page);
    await visit(page, `?${query}`);
    await expect(studies(page)).toHaveCount(6);
    await expect(tab(page, 'All Industries')).toBeChecked();
    await expect(page.locator('main img')).toHaveCount(0);
    expect(faults).toEqual([]);
  });

test('a link to a study opens on it whatever the tab', async ({ page }) => {
  const study = page.locator(`#${healthcare}`);
  await visit(page, `?industry=Retail#${healthcare}`);
  await expect(study).toBeInViewport();
  await expect(tab(page, 'All Industries')).toBeChecked();

  await visit(page, `?industry=Healthcare#${healthcare}`);
  await expect(study).toBeInViewport();
  await expect(tab(page, 'Healthcare')).toBeChecked();
  await expect(studies(page)).toHaveCount(1);
});

test('a fragment followed on the page shows its study whatever the tab', async ({ page }) => {
  await visit(page);
  await tab(page, 'Retail').check();
  const study = page.locator(`#${healthcare}`);
  await expect(study).toBeHidden();
  await page.evaluate((id) => {
    location.hash = id;
  }, healthcare);
  await expect(study).toBeInViewport();
  await expect(study).toBeFocused();
});

test('the tabs work by keyboard, keep the focus and are announced politely', async ({ page }) => {
  await visit(page);
  await tab(page, 'All Industries').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Manufacturing')).toBeChecked();
  await expect(tab(page, 'Manufacturing')).toBeFocused();
  await expect(count(page)).toHaveText('1 case study');
});

test('a list narrowed by the address does not flash whole, and shows if no script comes', async ({
  page,
}) => {
  const lose = await holdScripts(page, 'abort');
  await page.goto('/case-studies?industry=Retail', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(studies(page)).toHaveCount(0);
  await lose();
  await expect(studies(page)).toHaveCount(6);
});

test('an industry that is chosen while the script is on its way counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/case-studies', { waitUntil: 'commit' });
  await tab(page, 'Healthcare').check();
  await release();
  await waitForIslands(page);
  await expect(tab(page, 'Healthcare')).toBeChecked();
  await expect(studies(page)).toHaveCount(1);
  await expect(page).toHaveURL('/case-studies?industry=Healthcare');
});

for (const query of ['', '?industry=Retail'])
  test(`axe finds nothing in /case-studies${query}`, async ({ page }) => {
    await visit(page, query);
    await expectAccessible(page);
  });
