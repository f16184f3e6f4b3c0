import type { Page } from '@playwright/test';
import { findExample } from '../page-kinds.ts';

/** A screenshot of a page, or of one of its states. */
export interface Shot {
  name: string;
  path: string;
  /** Puts the page into the state to show. */
  prepare?: (page: Page) => Promise<void>;
  /** Captures the viewport instead of the whole page. */
  viewportOnly?: boolean;
}

async function openMenus(page: Page) {
  const closed = page.locator('header details:not([open]) > summary:visible');
  while ((await closed.count()) > 0) await closed.first().click();
}

const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, innerHeight / 2));
const focusFirst = (page: Page) => page.keyboard.press('Tab');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click();

async function copyLink(page: Page) {
  // As on a device without native sharing.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.locator('[data-share]').click();
  await page.getByText('Link copied to clipboard').waitFor();
}

/** @param isOpened whether the browser allows the mail window to open */
const apply = (isOpened: boolean) => async (page: Page) => {
  await page.evaluate((opened) => {
    window.open = () => (opened ? window : null);
  }, isOpened);
  await page.locator('[name=name]').fill('Asha Sample');
  await page.locator('[name=email]').fill('asha@mail.example');
  await page.locator('[name=phone]').fill('+91 98000 00000');
  await page.locator('[name=position]').selectOption({ index: 1 });
  await page
    .locator('[name=message]')
    .fill('I would like to learn how first meetings are prepared.');
  await submit(page);
  await page.locator('[data-notices] > *').first().waitFor();
};

/** An opening, if there is one. */
const openingPath = findExample('openings');
const opening: Shot[] = openingPath ? [{ name: 'opening', path: openingPath }] : [];

export const shots: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-menus', path: '/', prepare: openMenus, viewportOnly: true },
  { name: 'home-scrolled', path: '/', prepare: scrollDown, viewportOnly: true },
  { name: 'home-skip-link', path: '/', prepare: focusFirst, viewportOnly: true },
  { name: 'who-are-we', path: '/who-are-we' },
  { name: 'mission-vision', path: '/mission-vision' },
  { name: 'blogs', path: '/blogs' },
  { name: 'blogs-empty', path: '/blogs?q=zzzz' },
  { name: 'blogs-found', path: '/blogs?q=payroll&category=Finance' },
  { name: 'blog-post', path: '/blog/1' },
  { name: 'blog-post-copied', path: '/blog/1', prepare: copyLink, viewportOnly: true },
  { name: 'blog-post-not-found', path: '/blog/9999' },
  { name: 'case-studies', path: '/case-studies' },
  { name: 'team', path: '/team' },
  { name: 'work-with-us', path: '/work-with-us' },
  { name: 'work-with-us-errors', path: '/work-with-us', prepare: submit },
  { name: 'work-with-us-prepared', path: '/work-with-us', prepare: apply(true) },
  {
    name: 'work-with-us-refused',
    path: '/work-with-us',
    prepare: apply(false),
    viewportOnly: true,
  },
  ...opening,
  { name: 'service', path: '/services/legal-services' },
  { name: 'service-hr', path: '/services/hr-advisory' },
  { name: 'service-hr-sub', path: '/services/hr-advisory/payroll-services' },
  {
    name: 'service-menus',
    path: '/services/legal-services',
    prepare: openMenus,
    viewportOnly: true,
  },
  { name: 'where-we-operate', path: '/where-we-operate' },
  { name: 'region', path: '/where-we-operate/uk' },
  { name: 'business-sectors', path: '/business-sectors' },
  { name: 'legal', path: '/privacy' },
  { name: 'not-found', path: '/no/such/page' },
];

/** Printed once each, because print is always light. */
export const printed: Shot[] = [
  { name: 'blog-post', path: '/blog/1' },
  { name: 'case-studies', path: '/case-studies' },
  ...opening,
  { name: 'legal', path: '/privacy' },
];
