import { expect, test } from '@playwright/test';
import { readPage, readTitle } from '../../../tools/built-site.ts';
import { readSite } from '../../support/read-site.ts';

const { paths } = readSite();

test('content injected into a page is neither executed nor loaded', async ({ page }) => {
  const requested: string[] = [];
  await page.route('https://foreign.example/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await page.addInitScript(() => {
    const violated: string[] = [];
    Object.assign(globalThis, { violated });
    addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective));
  });
  await page.route(`**${paths.team}`, async (route) => {
    const answer = await route.fetch();
    const foreign = `
      <script>document.title = 'owned by a script'</script>
      <script src="https://foreign.example/script.js"></script>
      <script type="module" src="data:text/javascript,document.title='owned'"></script>
      <img src="https://foreign.example/pixel.png" alt="">
      <img src="/none.png" alt="" onerror="document.title = 'owned by a handler'">
      <p style="position: fixed; inset: 0">styled</p>
      <style>body { display: none }</style>
      <link rel="stylesheet" href="https://foreign.example/style.css">
      <iframe src="https://foreign.example/"></iframe>
      <base href="https://foreign.example/">
      <form action="https://foreign.example/" id="theirs"></form>`;
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<main', `${foreign}<main`),
    });
  });
  await page.goto(paths.team);
  await expect(page).toHaveTitle(readTitle(readPage(paths.team)));
  await expect(page.locator('body')).toBeVisible();
  expect(requested).toEqual([]);
  const violated: string[] = await page.evaluate(() => Reflect.get(window, 'violated'));
  const kinds = ['script-src-elem', 'script-src-attr', 'style-src-attr', 'style-src-elem'];
  for (const directive of [...kinds, 'img-src', 'frame-src', 'base-uri'])
    expect(violated).toContain(directive);

  const directive = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        document.querySelector<HTMLFormElement>('#theirs')?.submit();
      }),
  );
  expect(directive).toBe('form-action');
});
