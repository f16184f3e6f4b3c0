import type { Page } from '@playwright/test';
import { type Language, readLanguages } from '../../src/content/languages.ts';
import { buildPaths } from '../../src/registry.ts';
import { readWords } from '../../src/site/read-words.ts';
import { listIndexable } from '../built-site.ts';
import { listExamplePages } from '../example-pages.ts';

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
const chooseTopic = (page: Page) => page.getByRole('radio').nth(1).check();
const focusFirst = (page: Page) => page.keyboard.press('Tab');
const submit = (page: Page) => page.locator('main form [type=submit]').click();

async function copyLink(page: Page) {
  // Simulates a device without a native share sheet.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.locator('[data-share]').click();
  await page.locator('[data-notices] > *').first().waitFor();
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

/** @returns for example `services-some-service` for `/services/some-service` */
const nameAfter = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';
const toShot = (path: string): Shot => ({ name: nameAfter(path), path });

interface State extends Pick<Shot, 'prepare' | 'viewportOnly'> {
  query?: string;
}

const showStates = (path: string, states: Record<string, State>): Shot[] =>
  Object.entries(states).map(([state, { query = '', ...shot }]) => ({
    name: `${nameAfter(path)}-${state}`,
    path: path + query,
    ...shot,
  }));

/** @param built pages of the site, some of which a firm may leave out */
function listStates(language: Language, built: string[]): Shot[] {
  const paths = buildPaths(readWords(language).addresses, language.prefix);
  const article = built.find((path) => path.startsWith(`${paths.articleFolder}/`));
  const states: [path: string | undefined, Record<string, State>][] = [
    [
      paths.home,
      {
        menus: { prepare: openMenus, viewportOnly: true },
        scrolled: { prepare: scrollDown, viewportOnly: true },
        'skip-link': { prepare: focusFirst, viewportOnly: true },
      },
    ],
    [paths.blogs, { empty: { query: '?q=zzzz' }, topic: { prepare: chooseTopic } }],
    [article, { copied: { prepare: copyLink, viewportOnly: true } }],
    [
      paths.workWithUs,
      {
        errors: { prepare: submit },
        prepared: { prepare: apply(true) },
        refused: { prepare: apply(false), viewportOnly: true },
      },
    ],
  ];
  return states.flatMap(([path, states]) =>
    path !== undefined && built.includes(path) ? showStates(path, states) : [],
  );
}

/** @returns one page of each kind of the built site, and the states of some */
export const listShots = (): Shot[] => [
  ...listExamplePages().map(toShot),
  ...readLanguages().flatMap((language) => listStates(language, listIndexable())),
  { name: 'not-found', path: '/no/such/page' },
];

/** Pages to print, in one theme only, because print is always light. */
export const listPrinted = () => listExamplePages().map(toShot);
