import type { Page } from '@playwright/test';
import { buildPaths, type Paths } from '../../src/content/addresses.ts';
import { readLanguages } from '../../src/content/languages.ts';
import { readWords } from '../../src/content/words/read-words.ts';
import { listPaths } from '../built-site.ts';
import { findExample, listPageKinds } from '../page-kinds.ts';

/** A page in one of its states. */
interface Scene {
  path: string;
  /** For example "nothing found"; undefined for the page as it loads. */
  state?: string;
  viewport?: { width: number; height: number };
  /** Brings the page into the state. @returns false if the firm's content has no such state */
  bring?: (page: Page) => Promise<boolean>;
  /** Whether a live region must announce the state. */
  isAnnounced?: boolean;
}

/** @param index of the control; the first filter control shows everything */
async function press(page: Page, selector: string, index = 0) {
  const control = page.locator(selector).nth(index);
  if ((await control.count()) === 0) return false;
  await control.click();
  return true;
}

const choose = (page: Page) => press(page, 'main fieldset :is(button, input)', 1);
const submit = (page: Page) => press(page, 'main form [type=submit]');

async function openAll(page: Page) {
  const closed = page.locator('header details:not([open]) > summary:visible');
  while ((await closed.count()) > 0) await closed.first().click();
  return true;
}

async function searchWithoutResults(page: Page) {
  await page.getByRole('searchbox').fill('zzzz');
  return true;
}

/** @param text to type; by default the heading of the page, which is found */
const searchSite = (text?: string) => async (page: Page) => {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('Control+k');
  await page.locator('dialog [inputmode=search]').fill(text ?? heading);
  await page.locator('dialog [role=status]:not(:empty)').waitFor();
  return true;
};

/** @param isOpened whether the browser allows the window of the mail program to open */
const apply = (isOpened: boolean) => async (page: Page) => {
  await page.evaluate((opened) => {
    window.open = () => (opened ? window : null);
  }, isOpened);
  const answers = { name: 'Asha Sample', email: 'asha@mail.example', phone: '+91 98000 00000' };
  for (const [name, answer] of Object.entries(answers))
    await page.locator(`main form [name=${name}]`).fill(answer);
  await page.locator('main form select').selectOption({ index: 1 });
  await submit(page);
  await page.locator('[data-notices] > *').first().waitFor();
  return true;
};

/** @param isAllowed whether the browser allows the page to write to the clipboard */
const copyLink = (isAllowed: boolean) => async (page: Page) => {
  await page.evaluate((allowed) => {
    // Simulates a device without a native share sheet.
    Reflect.deleteProperty(Navigator.prototype, 'share');
    navigator.clipboard.writeText = () => (allowed ? Promise.resolve() : Promise.reject());
  }, isAllowed);
  const isPressed = await press(page, '[data-share]');
  const answer = isAllowed ? '[data-notices] > *' : 'main input[readonly]';
  await page.locator(answer).first().waitFor();
  return isPressed;
};

const narrow = { width: 390, height: 800 };

const listStates = ({ home, blogs, caseStudies, workWithUs }: Paths): Scene[] => [
  { path: home, state: 'menus open', bring: openAll },
  { path: home, state: 'menu open on a phone', viewport: narrow, bring: openAll },
  { path: home, state: 'search with results', isAnnounced: true, bring: searchSite() },
  { path: home, state: 'search without results', isAnnounced: true, bring: searchSite('zzzz') },
  {
    path: blogs,
    state: 'second page',
    isAnnounced: true,
    bring: (page) => press(page, 'main nav button:visible'),
  },
  { path: blogs, state: 'topic chosen', isAnnounced: true, bring: choose },
  { path: blogs, state: 'nothing found', isAnnounced: true, bring: searchWithoutResults },
  { path: caseStudies, state: 'industry chosen', isAnnounced: true, bring: choose },
  {
    path: caseStudies,
    state: 'testimonial open',
    bring: (page) => press(page, 'main summary:visible'),
  },
  { path: workWithUs, state: 'department chosen', isAnnounced: true, bring: choose },
  { path: workWithUs, state: 'submitted empty', isAnnounced: true, bring: submit },
  { path: workWithUs, state: 'application prepared', isAnnounced: true, bring: apply(true) },
  { path: workWithUs, state: 'window refused', isAnnounced: true, bring: apply(false) },
];

/** Every kind of page as it loads, and every state of menus, lists, form and sharing. */
export function listScenes(): Scene[] {
  const [language] = readLanguages();
  if (!language) throw new Error('The site has no language');
  const paths = buildPaths(readWords(language).addresses, language.prefix);
  const kinds = [...listPageKinds(), '/404', `${paths.articleFolder}/none`];
  const built = listPaths();
  const states = listStates(paths).filter(({ path }) => built.includes(path));
  const article = findExample('articles');
  const shared: Scene[] = article
    ? [
        { path: article, state: 'link copied', isAnnounced: true, bring: copyLink(true) },
        { path: article, state: 'copying refused', bring: copyLink(false) },
      ]
    : [];
  return [...kinds.map((path) => ({ path })), ...states, ...shared];
}

/** Opens a page and brings it into its state. @returns whether the firm's content has the state */
export async function showScene(page: Page, { path, viewport, bring }: Scene) {
  await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
  await page.goto(path);
  await page.waitForSelector('astro-island[ssr], [data-pending]', { state: 'detached' });
  return bring ? bring(page) : true;
}
