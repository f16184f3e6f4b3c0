import { expect, type Page, test } from '@playwright/test';

const noArticle = [
  '/blog',
  '/blog/',
  '/blog/15',
  '/blog/01',
  '/blog/-1',
  '/blog/+1',
  '/blog/1.5',
  '/blog/1e1',
  '/blog/abc',
  '/blog/0/comments',
  '/blog/%3Cb%3E',
  '/blog/99999999999999999999',
];
const noPage = [
  '/no',
  '/no/such/page/at/any/depth',
  '/Team',
  '/services',
  '/services/hr-advisory/unknown',
  '/where-we-operate/mars',
  '/work-with-us/job-999',
  '/blogs/1',
  '/blogger',
  '/index.html',
  '/404',
  '/a%20b/%F0%9F%99%82',
];

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the page itself wrote, without the browser's remarks on the status and the headers. */
const ofTheBrowser = /^(Failed to load resource|Error with Permissions-Policy header)/;

function collectLog(page: Page) {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!ofTheBrowser.test(message.text())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(String(error)));
  return lines;
}

async function expectNoArticle(page: Page) {
  await expect(headingOf(page)).toHaveText('Blog Post Not Found');
  await expect(
    page.getByText("Sorry, the blog post you're looking for doesn't exist.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to All Articles' })).toHaveAttribute(
    'href',
    '/blogs',
  );
  await expect(page).toHaveTitle(/^Blog Post Not Found/);
  await expect(page.getByText('Page not found')).toBeHidden();
}

async function expectNoPage(page: Page) {
  await expect(headingOf(page)).toHaveText('404');
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page).toHaveTitle(/Page not found/);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an unknown article is told as such', async ({ page }) => {
      const log = collectLog(page);
      for (const path of noArticle) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expectNoArticle(page);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      }
      expect(log).toEqual([]);
    });

    test('any other unknown path is a 404', async ({ page }) => {
      for (const path of noPage) {
        const log = collectLog(page);
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expectNoPage(page);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        if (javaScriptEnabled) expect(log.join()).toContain(path);
        else expect(log).toEqual([]);
        page.removeAllListeners();
      }
    });
  });

test('a host that knows but one not-found page tells of the article too', async ({ page }) => {
  const log = collectLog(page);
  await page.route('**/blog/**', async (route) => {
    const response = await route.fetch({ url: new URL('/no', route.request().url()).href });
    await route.fulfill({ response });
  });
  for (const path of ['/blog/15', '/blog/abc', '/blog/']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expectNoArticle(page);
  }
  expect(log).toEqual([]);
});

test('at any depth the page has its assets and works', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      failed.push(response.url());
  });
  await page.goto('/no/such/page/at/any/depth', { waitUntil: 'networkidle' });
  expect(failed).toEqual([]);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(headingOf(page)).toHaveText('Strategic Management Consulting Excellence');
});

test('the way back from an unknown article is the list', async ({ page }) => {
  await page.goto('/blog/15');
  await page.getByRole('link', { name: 'Back to All Articles' }).click();
  await expect(page).toHaveURL('/blogs');
  await expect(headingOf(page)).toBeVisible();
});

test('a slash at the end leads to the page, not away from it', async ({ page }) => {
  await page.goto('/team/');
  await expect(page).toHaveURL('/team');
});
