import { expect, type Page } from '@playwright/test';
import { site } from './built-editor.ts';

/** Opens the editor and signs in, as a person with a token does. */
export async function signIn(page: Page, token: string) {
  await page.goto(site);
  await page.getByRole('button', { name: /access token|zugriffstoken/i }).click();
  await page.locator('input').last().fill(token);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Register of law|Rechtsverzeichnis)/).first()).toBeVisible();
}
