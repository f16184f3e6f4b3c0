import { expect } from '@playwright/test';
import { listPaths, readHtml } from '../../../tools/built-site.ts';
import { needs, test } from './site-page.ts';

const pages = listPaths().filter((path) => readHtml(path).includes('data-calculator'));

test('@every-firm a calculator works its example out again and sends nothing', async ({ page }) => {
  needs('a calculator', pages.length > 0);
  for (const path of pages) {
    await page.goto(path);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Pictures of the page may still load.
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    for (const form of await page.locator('[data-calculator]').all()) {
      // The second stands behind a tab.
      const tab = form.locator('xpath=ancestor::section[label/input]/label/input');
      if ((await tab.count()) > 0) await tab.check();
      const result = form.locator('output');
      const worked = await result.innerText();
      expect(worked).not.toBe('');
      const field = form.locator('input:not([type=checkbox])').first();
      const value = await field.inputValue();
      const isDate = (await field.getAttribute('type')) === 'date';
      await field.fill(isDate ? '2031-05-01' : '1');
      await expect(result).not.toHaveText(worked);
      await field.fill(value);
      await expect(result).toHaveText(worked, { useInnerText: true });
      await field.fill('');
      if (isDate) await expect(result).toBeHidden();
      else {
        await expect(result).toHaveText('');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(/\d/);
      }
    }
    expect(requests).toEqual([]);
  }
});

test('@every-firm what was entered is there after Back, with its result', async ({ page }) => {
  needs('a calculator', pages.length > 0);
  for (const path of pages) {
    await page.goto(path);
    const form = page.locator('[data-calculator]').first();
    const field = form.locator('input').first();
    const value = (await field.getAttribute('type')) === 'date' ? '2031-05-01' : '1';
    await field.fill(value);
    const result = await form.locator('output').innerText();
    await page.goto('/');
    await page.goBack();
    await expect(field).toHaveValue(value);
    await expect(form.locator('output')).toHaveText(result, { useInnerText: true });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('worked examples take the place of the form', async ({ page }) => {
    needs('a calculator', pages.length > 0);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('[data-calculator]').first()).toBeHidden();
      await page.locator('section:has([data-calculator]) summary').first().click();
      const table = page.locator('section:has([data-calculator]) table').first();
      await expect(table.locator('tbody tr').first()).toBeVisible();
    }
  });
});
