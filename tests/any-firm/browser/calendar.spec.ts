import { expect, test } from '@playwright/test';
import { listPaths, readPage } from '../../../tools/built-site.ts';
import { readSite } from '../../support/site.ts';
import { needs } from './site-page.ts';

const { paths } = readSite();
const hasCalendar = listPaths().includes(paths.calendar);

test('@every-firm the next dates are those after the day of the visitor', async ({ page }) => {
  needs('next dates', readPage(paths.home).querySelector('[data-next-dates]') !== null);
  const times = page.locator('[data-next-dates] time');
  for (const day of ['2031-12-24', '2032-02-29']) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.goto(paths.home);
    await expect(times).toHaveCount(3);
    await expect(times.first()).toHaveAttribute('datetime', /^203[12]-/);
    const dates = await times.evaluateAll((all: HTMLTimeElement[]) =>
      all.map(({ dateTime }) => dateTime),
    );
    expect(dates.every((date) => date >= day)).toBe(true);
    expect(dates).toEqual([...new Set(dates)].sort());
    for (const date of dates)
      await expect(times.nth(dates.indexOf(date))).toContainText(date.slice(0, 4));
  }
});

test('@every-firm dates that have passed since the build are not shown', async ({ page }) => {
  needs('a calendar', hasCalendar);
  const dates = readPage(paths.calendar)
    .querySelectorAll('li[data-date]')
    .map((line) => line.getAttribute('data-date') ?? '');
  const day = dates[Math.floor(dates.length / 2)] ?? '';
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto(paths.calendar);
  const shown = page.locator('li[data-date]').filter({ visible: true });
  await expect(shown).toHaveCount(dates.filter((date) => date >= day).length);
  // A clock that is years ahead hides nothing.
  await page.clock.setFixedTime(new Date('2190-01-01T12:00:00'));
  await page.reload();
  await expect(shown).toHaveCount(dates.length);
});
