import { expect, type Page } from '@playwright/test';
import { fieldNames, fieldOf } from '../../../src/features/careers/application-fields.ts';
import { listPaths } from '../../../tools/built-site.ts';
import { findExample } from '../../../tools/example-pages.ts';
import { readArticles, readCaseStudies, readMenus, readOpenings } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { answers, fillIn, findForm, findSubmit, needsCareers } from './careers-page.ts';
import { test } from './site-page.ts';

/** What assistive technology is given of pages and their changes. */

const { paths, words } = readSite();
const { articles, careers } = words;

type Act = (page: Page) => Promise<unknown>;

/** @param isOpened whether the browser allows the window of the mail program to open */
const apply =
  (isOpened: boolean): Act =>
  async (page) => {
    await page.evaluate((opened) => {
      window.open = () => (opened ? window : null);
    }, isOpened);
    await fillIn(page);
    await findSubmit(page).click();
  };

const copyLink: Act = async (page) => {
  await page.evaluate(() => {
    // Simulates a device without a native share sheet.
    Reflect.deleteProperty(Navigator.prototype, 'share');
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await page.locator('[data-share]').first().click();
};

const field = 'main [type=search]';
const filter = 'main fieldset :is(button, input) >> nth=1';
const form = 'main form [type=submit]';
const titled = (region: string, title: string) => `${region}:\n    - paragraph: ${title}`;

/** A control, what announces its change, and how it is used unless by a click. */
const changes: [path: string | undefined, control: string, announced: string, act?: Act][] = [
  [paths.blogs, 'main nav button:visible', 'status: /\\S/'],
  [paths.blogs, filter, 'status: /\\S/'],
  [paths.blogs, field, `status: ${articles.noneFound}`, (page) => page.locator(field).fill('zzzz')],
  [paths.caseStudies, filter, 'status: /\\S/'],
  [paths.workWithUs, filter, 'status: /\\S/'],
  [paths.workWithUs, form, 'alert: /\\S/'],
  [paths.workWithUs, form, titled('status', careers.successTitle), apply(true)],
  [paths.workWithUs, form, titled('alert', careers.failureTitle), apply(false)],
  [findExample('articles'), '[data-share]', titled('status', '/\\S/'), copyLink],
];

const built = listPaths();

/** What a filter chooses among: with a single value, nothing changes and nothing is announced. */
const choices: Record<string, string[]> = {
  [paths.blogs]: readArticles().map(({ category }) => category),
  [paths.caseStudies]: readCaseStudies().map(({ industry }) => industry),
  [paths.workWithUs]: readOpenings().map(({ department }) => department),
};

for (const [path = '', control, announced, act] of changes)
  test(`${path}: ${control} is announced by a ${announced.replaceAll(/\s+/g, ' ')}`, async ({
    site,
  }) => {
    test.skip(!built.includes(path), 'the firm has no such page');
    const isOnly = control === filter && new Set(choices[path]).size < 2;
    test.skip(isOnly, 'every choice of the filter shows the same');
    const { page } = site;
    await site.open(path);
    test.skip((await page.locator(control).count()) === 0, 'the content has no such control');
    // A live region that is added together with its text is not announced.
    const regions = await page.locator('[role=status], [role=alert]').elementHandles();
    const readRegions = () => Promise.all(regions.map((region) => region.textContent()));
    const before = await readRegions();
    await (act ? act(page) : page.locator(control).first().click());
    await expect(page.locator('body')).toMatchAriaSnapshot(`- ${announced}`);
    await expect.poll(readRegions).not.toEqual(before);
  });

test('@every-firm the accessibility tree of the header matches the menus', async ({ site }) => {
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
