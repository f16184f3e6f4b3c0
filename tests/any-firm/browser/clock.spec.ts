import { expect, type Page, test } from '@playwright/test';
import { type CalendarDate, formatDate } from '../../../src/content/dates.ts';
import { fill } from '../../../src/content/words.ts';
import { findTextPage, listRoutesOf, readArticles, readSite } from '../../support/site.ts';
import { needs } from './site-page.ts';

const { words, paths } = readSite();
const format = (date: CalendarDate) => formatDate(date, words.formats.dates);
const textPage = findTextPage();

const updatedOf = (page: Page) => page.getByRole('main').locator('time[data-clock=date]');
const yearOf = (page: Page) => page.getByRole('contentinfo').locator('time[data-clock=year]');

test('legal pages, the copyright and prints show the current date of the visitor', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00'));
  for (const { path } of listRoutesOf('legal')) {
    await page.goto(path);
    await expect(
      page.getByText(fill(words.legal.lastUpdated, { date: format('2031-02-03') })),
    ).toBeVisible();
    await expect(updatedOf(page)).toHaveAttribute('datetime', '2031-02-03');
    await expect(yearOf(page)).toHaveText('2031');
    await expect(yearOf(page)).toHaveAttribute('datetime', '2031');
  }
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(format('2031-02-03')).filter({ visible: true })).toHaveCount(1);
});

test('the dates of an open page follow midnight, and the time away', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-12-31T23:59:50') });
  await page.goto(textPage);
  await expect(yearOf(page)).toHaveText('2030');
  await page.clock.fastForward('00:20');
  await expect(yearOf(page)).toHaveText('2031');
  await expect(updatedOf(page)).toHaveAttribute('datetime', '2031-01-01');
  await page.clock.setFixedTime(new Date('2032-05-06T12:00:00'));
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect(updatedOf(page)).toHaveAttribute('datetime', '2032-05-06');
});

for (const { timezoneId, day, year } of [
  { timezoneId: 'Pacific/Kiritimati', day: '2031-01-01', year: '2031' },
  { timezoneId: 'America/Los_Angeles', day: '2030-12-31', year: '2030' },
])
  test.describe(`on New Year's night in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the visitor’s local date is used, and written dates do not change', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2030-12-31T20:00:00Z'));
      await page.goto(textPage);
      await expect(updatedOf(page)).toHaveText(format(day));
      await expect(yearOf(page)).toHaveText(year);
      const featured = readArticles().find(({ number }) => number === 0);
      needs('an article with the number 0', featured !== undefined);
      const written = format(featured?.date ?? '');
      await page.goto(paths.article(0));
      await expect(page.getByRole('main').locator('time').first()).toHaveText(written);
    });
  });
