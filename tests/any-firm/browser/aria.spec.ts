import { expect, type Page } from '@playwright/test';
import { fieldNames, fieldOf } from '../../../src/features/careers/application-fields.ts';
import { listPaths } from '../../../tools/built-site.ts';
import { findExample } from '../../../tools/example-pages.ts';
import { readMenus } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { answers, fillIn, findForm, findSubmit, needsCareers } from './careers-page.ts';
import { test } from './site-page.ts';
import { openMenus } from './visit.ts';

/** What assistive technology is given of pages and their states. */

const { paths, words } = readSite();
const { articles, careers, search } = words;
const liveRegions = '[role=status], [role=alert]';

/** A page after a visitor did something. */
interface State {
  path: string | undefined;
  name: string;
  /** Of the window. */
  width?: number;
  /** The control that the content of a firm may lack, such as a second page of articles. */
  control?: string;
  act?: (page: Page) => Promise<unknown>;
  /** Whether a live region that was there before announces the change. */
  isAnnounced?: boolean;
  tree: string;
}

const secondFilter = 'main fieldset :is(button, input) >> nth=1';

const searchSite = (text?: string) => async (page: Page) => {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('Control+k');
  await page.locator('dialog [inputmode=search]').fill(text ?? heading);
};

/** @param isOpened whether the browser allows the window of the mail program to open */
const apply = (isOpened: boolean) => async (page: Page) => {
  await page.evaluate((opened) => {
    window.open = () => (opened ? window : null);
  }, isOpened);
  await fillIn(page);
  await findSubmit(page).click();
};

/** @param isAllowed whether the browser allows the page to write to the clipboard */
const copyLink = (isAllowed: boolean) => async (page: Page) => {
  await page.evaluate((allowed) => {
    // Simulates a device without a native share sheet.
    Reflect.deleteProperty(Navigator.prototype, 'share');
    navigator.clipboard.writeText = () => (allowed ? Promise.resolve() : Promise.reject());
  }, isAllowed);
  await page.locator('[data-share]').first().click();
};

const menu = `
  - group:
    - list:
      - listitem:
        - link`;
const list = `
  - main:
    - region:
      - heading [level=2]
      - status: /\\S/
      - list:
        - listitem`;
const article = findExample('articles');

const states: State[] = [
  {
    path: paths.home,
    name: 'menus open',
    control: 'header nav details',
    act: openMenus,
    tree: menu,
  },
  {
    path: paths.home,
    name: 'menu open on a phone',
    width: 390,
    control: 'header nav details',
    act: openMenus,
    tree: menu,
  },
  {
    path: paths.home,
    name: 'search with results',
    act: searchSite(),
    tree: `
  - dialog "${search.open}":
    - heading "${search.open}" [level=1]
    - search:
      - textbox "${search.field}"
    - status: /\\d/
    - list:
      - listitem:
        - link`,
  },
  {
    path: paths.home,
    name: 'search without results',
    act: searchSite('zzzz'),
    tree: `
  - dialog "${search.open}":
    - status: ${search.noneFound}`,
  },
  {
    path: paths.blogs,
    name: 'second page',
    control: 'main nav button:visible >> nth=0',
    isAnnounced: true,
    tree: list,
  },
  { path: paths.blogs, name: 'topic chosen', control: secondFilter, isAnnounced: true, tree: list },
  {
    path: paths.blogs,
    name: 'nothing found',
    act: (page) => page.getByRole('searchbox').fill('zzzz'),
    isAnnounced: true,
    tree: `
  - main:
    - region:
      - status: ${articles.noneFound}
      - button`,
  },
  {
    path: paths.caseStudies,
    name: 'industry chosen',
    control: secondFilter,
    isAnnounced: true,
    tree: `
  - main:
    - status: /\\S/
    - article:
      - heading [level=2]`,
  },
  {
    path: paths.workWithUs,
    name: 'department chosen',
    control: secondFilter,
    isAnnounced: true,
    tree: `
  - main:
    - status: /\\S/
    - list:
      - listitem:
        - article:
          - heading [level=3]`,
  },
  {
    path: paths.workWithUs,
    name: 'submitted empty',
    control: 'main form [type=submit]',
    isAnnounced: true,
    tree: `
  - form "${careers.form}":
    - textbox "${careers.name}" [invalid]
    - paragraph: ${careers.nameError}
    - combobox [invalid]
    - alert: /\\S/`,
  },
  {
    path: paths.workWithUs,
    name: 'application prepared',
    control: 'main form',
    act: apply(true),
    isAnnounced: true,
    tree: `
  - status:
    - paragraph: ${careers.successTitle}`,
  },
  {
    path: paths.workWithUs,
    name: 'window refused',
    control: 'main form',
    act: apply(false),
    isAnnounced: true,
    tree: `
  - alert:
    - paragraph: ${careers.failureTitle}`,
  },
  {
    path: article,
    name: 'link copied',
    control: '[data-share]',
    act: copyLink(true),
    isAnnounced: true,
    tree: `
  - status:
    - paragraph: /\\S/`,
  },
  {
    path: article,
    name: 'copying refused',
    control: '[data-share]',
    act: copyLink(false),
    tree: `
  - textbox: /^http/`,
  },
];

const built = listPaths();

for (const { path = '', name, width, control = 'body', act, isAnnounced, tree } of states) {
  test(`${path}, ${name}: the accessibility tree matches what is shown`, async ({ site }) => {
    test.skip(!built.includes(path), 'the firm has no such page');
    const { page } = site;
    await site.open(path);
    if (width) await site.setSize(width);
    test.skip((await page.locator(control).count()) === 0, 'the content has no such state');
    // A live region that is added together with its text is not announced.
    const regions = await page.locator(liveRegions).elementHandles();
    const readRegions = () => Promise.all(regions.map((region) => region.textContent()));
    const before = await readRegions();
    await (act ? act(page) : page.locator(control).first().click());
    await expect(page.locator('body')).toMatchAriaSnapshot(tree);
    if (isAnnounced) await expect.poll(readRegions, 'announces the change').not.toEqual(before);
  });
}

test('the accessibility tree of the header matches what is shown', { tag: '@every-firm' }, async ({
  site,
}) => {
  const items = readMenus().header.map(({ label, links }) =>
    links ? `- group: ${label}` : `- link "${label}"`,
  );
  const { booking } = words.layout;
  await site.open(findTextPage());
  await expect(site.page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link
      - navigation "${words.layout.mainMenu}":
        ${items.join('\n        ')}
        - link /^${booking}/
      - button "${words.layout.darkTheme}"
  `);
});

test('the accessibility tree of the form matches what is shown', async ({ site }) => {
  needsCareers();
  const options = [answers.position, careers.generalApplication];
  const fields = fieldNames.map((name) => {
    const { label, required, control } = fieldOf(name);
    const shown = required ? careers[label] : `${careers[label]} ${careers.optional}`;
    if (control.element !== 'select') return `- text: ${shown}\n      - textbox "${shown}"`;
    const choices = [
      `"${careers[control.placeholder]}" [disabled] [selected]`,
      ...options.map((option) => `"${option}"`),
    ];
    return `- text: ${shown}\n      - combobox "${shown}":\n        - option ${choices.join('\n        - option ')}`;
  });
  await site.open(paths.workWithUs);
  await expect(findForm(site.page)).toMatchAriaSnapshot(`
    - form "${careers.form}":
      - /children: equal
      ${fields.join('\n      ')}
      - status
      - button "${careers.submit}"
      - alert
      - status
  `);
});
