import { expect, test } from '@playwright/test';
import { listPaths, readPage } from '../../../tools/built-site.ts';
import { readSite } from '../../support/read-site.ts';
import { needs } from './needs.ts';

const { paths } = readSite();
const hasCalendar = listPaths().includes(paths.calendar);

test('@every-firm the next dates are those after the day of the visitor', async ({ page }) => {
  needs('a calendar', hasCalendar);
  const isShown = (path: string) => readPage(path).querySelector('.next-dates') !== null;
  for (const path of [paths.calendar, paths.home].filter(isShown)) {
    const times = page.locator('.next-dates time');
    for (const day of ['2031-12-24', '2032-02-29']) {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
      await page.goto(path);
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
  }
});

test('@every-firm the next dates follow the choices', async ({ page }) => {
  needs('a calendar', hasCalendar);
  await page.clock.setFixedTime(new Date('2031-12-24T12:00:00'));
  await page.goto(paths.calendar);
  const next = page.locator('.next-dates');
  for (const name of ['place', 'subject'])
    for (const choice of await page.locator(`input[name=${name}]`).all()) {
      await choice.check();
      // A date that is shown is one of the table, by its day and month.
      const rows = page.locator('tbody tr[data-place]').filter({ visible: true });
      const isMonthly = await page.locator('#month-0').isVisible();
      const [first] = await next.locator('time').allInnerTexts();
      await expect(next).toBeVisible({ visible: (await rows.count()) > 0 });
      const days = (await rows.locator('td:first-child').allInnerTexts()).join();
      const day = (first ?? '').replace(/,? ?\d{4}$/, '');
      if ((await next.isVisible()) && !isMonthly) expect(days).toContain(day);
    }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a place shows only its duties', async ({ page }) => {
    const link = listPaths()
      .flatMap((path) => readPage(path).querySelectorAll(`[href^="${paths.calendar}?place="]`))
      .map((tile) => tile.getAttribute('href'))[0];
    needs('a link to a place', link !== undefined);
    await page.goto(link ?? '');
    const code = new URLSearchParams(link?.replace(/^.*\?|#.*$/g, '')).get('place') ?? '';
    const rows = page.locator('tbody tr[data-place]').filter({ visible: true });
    const places = new Set(
      await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-place') ?? '')),
    );
    expect([...places].every((place) => `${code}-`.startsWith(`${place}-`))).toBe(true);
    const count = await rows.count();
    await page.locator('.choices-all:visible').click();
    expect(await rows.count()).toBeGreaterThan(count);
  });

  test('the keyboard filters the calendar by place and subject', async ({ page }) => {
    needs('a calendar', hasCalendar);
    await page.goto(paths.calendar);
    const rows = page.locator('tbody tr[data-place]');
    const list = await rows.evaluateAll((all) =>
      all.map((row) => ({ ...(row as HTMLElement).dataset })),
    );
    const chosen = { place: '', subject: '' };
    for (const name of ['place', 'subject'] as const) {
      const choices = page.locator(`input[name=${name}]`);
      if ((await choices.count()) === 0) continue;
      await choices.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(choices.nth(1)).toBeChecked();
      chosen[name] = (await choices.nth(1).getAttribute('id'))?.replace(`${name}-`, '') ?? '';
      const { place, subject } = chosen;
      const expected = list.filter(
        (row) =>
          `${place || row.place}-`.startsWith(`${row.place}-`) &&
          (subject === '' || row.subject === subject),
      );
      await expect(rows.filter({ visible: true })).toHaveCount(expected.length);
      expect(expected.length).toBeLessThan(list.length);
      // No month is left without a row.
      const empty = await page
        .locator('tbody')
        .evaluateAll((groups) =>
          groups.filter(
            (group) =>
              group.checkVisibility() &&
              ![...group.querySelectorAll('[data-place]')].some((row) => row.checkVisibility()),
          ),
        );
      expect(empty).toHaveLength(0);
    }
  });
});
