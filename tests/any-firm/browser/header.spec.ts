import { expect, type Locator, type Page } from '@playwright/test';
import { formatHex8 } from 'culori';
import { findTextPage, readSite } from '../../support/site.ts';
import { findLowControls } from './probes.ts';
import { needs, test } from './site-page.ts';
import { jumpTo, openMenus, setTheme, waitForFrames, watchScroll } from './visit.ts';

const { words, paths } = readSite();
const textPage = findTextPage();
const menuCount = readSite().menus.header.filter((item) => 'links' in item).length;

const isSolid = (page: Page) =>
  page.getByRole('banner').evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (isFilled !== (boxShadow !== 'none')) throw new Error('Fill and shadow belong together');
    return isFilled;
  });
const expectSolid = (page: Page, expected: boolean) =>
  expect.poll(() => isSolid(page)).toBe(expected);

const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: words.layout.mainMenu, exact: true });
/** The link to the services, which is a fragment link on the home page. */
const toServices = 'a[href$="#services"]';
const panelOf = (page: Page) => page.locator('[data-panel]');
const toggleOf = (page: Page) => page.getByRole('button', { name: words.layout.darkTheme });

async function expectOpen(menus: Locator[], isOpen = true) {
  for (const menu of menus)
    await expect(menu.locator('summary + div')).toBeVisible({ visible: isOpen });
}

/** The menu with a link to the services on the home page. */
const servicesMenu = (page: Page, root: Locator) =>
  root.locator('details', { has: page.locator(toServices) });
const needsServicesLinks = () => {
  const { header, footer } = readSite().menus;
  for (const menus of [header, footer])
    needs(
      'a link to the services in the menus and in the footer',
      menus.some(({ links }) => links?.some(({ anchor }) => anchor === 'services')),
    );
};

test('the header is solid from 21 px of scrolling, in both themes', async ({ page }) => {
  await page.goto(paths.whoAreWe);
  const header = page.getByRole('banner');
  for (const [top, isFilled] of [
    [0, false],
    [20, false],
    [21, true],
    [0, false],
    [600, true],
  ] as const) {
    await jumpTo(page, top);
    await waitForFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await isSolid(page)).toBe(isFilled);
  }
  const readFill = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(async () => formatHex8(await readFill())).toBe('#ffffffff');
  await setTheme(page, 'dark');
  expect(formatHex8(await readFill())).toMatch(/^#([0-3]\w){3}ff$/);
  expect((await header.boundingBox())?.y).toBe(0);

  await page.reload();
  await expectSolid(page, true);
  await page.goto(paths.team);
  await expectSolid(page, false);
  await page.goBack();
  await expectSolid(page, true);
  await page.goto(paths.contactSection);
  await expectSolid(page, true);
});

test('menus work by keyboard, close with Escape, a click or Tab into the page, and scroll', async ({
  page,
}) => {
  await page.goto(paths.whoAreWe);
  const menu = menuOf(page).locator('details').first();
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(menu).not.toHaveAttribute('open');
  const menus = await openMenus(page);
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Escape');
  await expect(menu.locator('summary')).toBeFocused();
  await expectOpen([menu], false);
  await expectOpen(menus.slice(1));
  await page.mouse.click(640, 780);
  await expectOpen(menus, false);
  await openMenus(page);
  await toggleOf(page).focus();
  await expectOpen(menus);
  await page.keyboard.press('Tab');
  await expectOpen(menus, false);
  await page.setViewportSize({ width: 1280, height: 300 });
  await menu.locator('summary').click();
  await menu.locator('summary + div').hover();
  await page.mouse.wheel(0, 400);
  await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
});

for (const [how, press, options] of [
  ['by click alone', 'click', {}],
  ['by touch', 'tap', { hasTouch: true }],
  ['without JavaScript', 'click', { javaScriptEnabled: false }],
] as const)
  test.describe(how, () => {
    test.use(options);

    test('menus open and close each on its own, none overlaps another, and their links work', async ({
      page,
      javaScriptEnabled,
    }) => {
      await page.setViewportSize({ width: 1024, height: 800 });
      await page.goto('/');
      // Without its script the header cannot follow the page as it scrolls.
      expect(await isSolid(page)).toBe(javaScriptEnabled === false);
      const first = menuOf(page).locator('details').first();
      await first.locator('summary').hover();
      await expectOpen([first], false);
      const menus = await openMenus(page, press);
      expect(menus).toHaveLength(menuCount);
      let end = 0;
      for (const menu of menus) {
        const panel = await menu.locator('summary + div').boundingBox();
        expect(panel?.x).toBeGreaterThanOrEqual(end);
        end = (panel?.x ?? 0) + (panel?.width ?? 0);
      }
      expect(end).toBeLessThanOrEqual(1024);
      await first.locator('summary')[press]();
      await expectOpen([first], false);
      await expectOpen(menus.slice(1));
      // A link to another site opens in a new tab.
      const last = menus.at(-1)?.locator('a[href^="/"]').last();
      const path = (await last?.getAttribute('href')) ?? '';
      await last?.[press]();
      await expect(page).toHaveURL(path);
    });
  });

test('the search stands beside the theme from 640 px, in a narrower window in the menu, never in both', async ({
  page,
}) => {
  await page.goto(textPage);
  const button = page.getByRole('button', { name: words.search.open, exact: true });
  const opener = panelOf(page).locator('> summary');
  for (const width of [320, 639, 640, 1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button, `${width} px`).toHaveCount(width < 640 ? 0 : 1);
    if (width > 1023) continue;
    await opener.click();
    await expect(button, `${width} px, open menu`).toHaveCount(1);
    await opener.click();
  }
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the menu button shows every item in groups, until Escape, Tab or a link closes them', async ({
    page,
  }) => {
    await page.goto('/');
    const panel = panelOf(page);
    const groups = menuOf(page).locator('details');
    await expect(menuOf(page)).toBeHidden();
    expect(await isSolid(page)).toBe(false);
    await panel.locator('> summary').tap();
    await expectSolid(page, true);
    await expect(groups).toHaveCount(menuCount);
    await openMenus(page, 'tap');
    expect(await findLowControls(page)).toEqual([]);
    const items = menuOf(page).locator('a:visible, summary:visible');
    for (const item of [items.last(), items.first()]) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toBeInViewport({ ratio: 0.99 });
    }
    await panel.locator('> summary').tap();
    await expect(menuOf(page)).toBeHidden();
    await expectSolid(page, false);

    const group = groups.first();
    await panel.locator('> summary').tap();
    await openMenus(page, 'tap');
    await group.getByRole('link').last().focus();
    await page.keyboard.press('Escape');
    await expect(group.locator('summary')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(panel.locator('> summary')).toBeFocused();

    await panel.locator('> summary').tap();
    await toggleOf(page).focus();
    await expect(panel).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(panel).not.toHaveAttribute('open');

    needsServicesLinks();
    await panel.locator('> summary').tap();
    await servicesMenu(page, menuOf(page)).locator('summary').tap();
    await menuOf(page).locator(toServices).tap();
    await expect(menuOf(page)).toBeHidden();
    await expectServices(page);
  });
});

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.goto(paths.businessSectors);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.layout.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('links lead to the services from any page, at home smoothly', async ({ page }) => {
  needsServicesLinks();
  const menu = servicesMenu(page, menuOf(page));
  await page.goto(textPage);
  await menu.locator('summary').click();
  await menu.locator(toServices).click();
  await expectServices(page);
  await expect(page).toHaveURL(paths.servicesSection);
  const { exploreServices, downToServices } = words.firm;
  for (const [name, reducedMotion] of [
    [exploreServices, 'reduce'],
    [exploreServices, 'no-preference'],
    [downToServices, 'no-preference'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/?utm_source=letter');
    // Pressed by keyboard, because a pointer would first scroll the link into view.
    const way = await watchScroll(
      page,
      () => page.getByRole('link', { name }).press('Enter'),
      () => expectServices(page),
    );
    expect(way.length > 0).toBe(reducedMotion !== 'reduce');
    await expect(page).toHaveURL('/?utm_source=letter#services');
  }
});

/** The services are below the fixed header, and keyboard navigation continues from there. */
async function expectServices(page: Page) {
  const target = page.locator('#services');
  await expect(target).toBeFocused();
  const bottom = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect
    .poll(async () => {
      const top = (await target.boundingBox())?.y ?? -1;
      return top >= bottom && top < bottom + 60;
    })
    .toBe(true);
}
