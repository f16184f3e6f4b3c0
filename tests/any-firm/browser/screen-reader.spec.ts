import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';
import { fillPlural } from '../../../src/content/words.ts';
import { listPagesWithState, readHtml } from '../../../tools/built-site.ts';
import { findTextPage, hasPage, readSite } from '../../support/site.ts';
import { needs, test } from './site-page.ts';
import { waitForIslands } from './visit.ts';

/** What a screen reader says, by one that is simulated in the page. It says what is folded, too. */

const { words, paths } = readSite();
const { careers } = words;
const [listPath] = listPagesWithState();

declare global {
  interface Window {
    reader: typeof virtual;
  }
}

const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
/** As a script, because the policy of the page allows no module from elsewhere. */
const source = readFileSync(file, 'utf8').replace(
  /export\s*\{[^}]*?([\w$]+) as virtual\};/,
  'window.reader = $1;',
);

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForIslands(page);
  await page.evaluate(`(() => {${source}\n})()`);
  await page.evaluate(() => window.reader.start({ container: document.body }));
}

const listSaid = (page: Page) => page.evaluate(() => window.reader.spokenPhraseLog());

const findAnnounced = async (page: Page) =>
  (await listSaid(page)).filter((phrase) => /^\w+: ./.test(phrase));

/** @returns what is said on the way from the start of the page to its end */
const read = (page: Page) =>
  page.evaluate(async () => {
    await window.reader.stop();
    await window.reader.start({ container: document.body });
    do await window.reader.next();
    while ((await window.reader.lastSpokenPhrase()) !== 'end of document');
    return window.reader.spokenPhraseLog();
  });

const pages = [paths.home, listPath, findTextPage(), hasPage('work-with-us') && paths.workWithUs];

for (const path of new Set(pages.filter((path) => typeof path === 'string')))
  test(`${path} is read in order, and every part has a name`, async ({ page }) => {
    await open(page, path);
    const said = await read(page);
    expect(said[1]).toBe(`link, ${words.layout.skip}`);
    const landmarks = said.filter((phrase) => /^(banner|main|contentinfo)$/.test(phrase));
    expect(landmarks).toEqual(['banner', 'main', 'contentinfo']);
    const levels = said
      .slice(said.indexOf('main'), said.indexOf('end of main'))
      .flatMap((phrase) => phrase.match(/^heading, .+, level (\d)$/)?.[1] ?? [])
      .map(Number);
    expect(levels.filter((level) => level === 1)).toEqual(levels.slice(0, 1));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
    const nameless =
      /^(link|button|textbox|searchbox|combobox|navigation|region|img)(, (not )?(pressed|required|invalid|expanded))*$/;
    expect(said.filter((phrase) => nameless.test(phrase))).toEqual([]);
  });

test('each error is said with its field, and their number once', async ({ page }) => {
  needs('a page of careers', hasPage('work-with-us'));
  // No mail program opens.
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await open(page, paths.workWithUs);
  await page.locator('#job-application-form [type=submit]').click();
  const count = `assertive: ${fillPlural(careers.errorCount, words.tag, 4)}`;
  await expect.poll(() => listSaid(page)).toContain(count);
  // Whoever corrects an answer is not told again how many are wrong.
  await page.locator('[name=name]').pressSequentially('Al');
  expect(await findAnnounced(page)).toEqual([count]);
  const said = await read(page);
  for (const message of [careers.emailError, careers.phoneError, careers.positionError])
    expect(said.find((phrase) => phrase.includes(`, ${message}`))).toMatch(
      /^(textbox|combobox), .+, invalid, .*required/,
    );
  await page.locator('[name=email]').fill('al@mail.example');
  await page.locator('[name=phone]').fill('1234567890');
  await page.locator('[name=position]').selectOption({ label: careers.generalApplication });
  await page.locator('#job-application-form [type=submit]').click();
  await expect.poll(() => listSaid(page)).toContain(`polite: ${careers.submitting}`);
});

for (const path of listPagesWithState())
  test(`what a filter of ${path} has found is said, also if it is as much as before`, async ({
    page,
  }) => {
    await open(page, path);
    const controls = page.locator('[data-island] astro-island :is(nav a, [aria-pressed])');
    for (const place of [1, 2]) {
      if ((await controls.count()) <= place) return;
      const before = (await findAnnounced(page)).length;
      await controls.nth(place).click();
      await expect.poll(async () => (await findAnnounced(page)).length).toBeGreaterThan(before);
    }
    for (const phrase of await findAnnounced(page)) expect(phrase).toMatch(/^polite: .*\d/);
  });

for (const [name, field] of [
  ['a list', 'main [type=search]'],
  ['the site', '[data-search-script] input'],
] as const)
  test(`what the search of ${name} has found is said once for a word`, async ({ page }) => {
    needs('a list with a search', readHtml(listPath ?? '/').includes('name="q"'));
    await page.goto(listPath ?? '');
    await waitForIslands(page);
    const title = await page.locator('[data-item] a').first().innerText();
    if (name === 'the site') await page.locator('button[data-search]:visible').first().click();
    // The simulated reader says each node that replaces another; others say a change of a region once.
    const said = await page.evaluateHandle(() => {
      const said: string[] = [];
      const observer = new MutationObserver((changes) => {
        const parts = changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('[role=status]'),
        );
        for (const region of new Set(parts)) if (region) said.push(region.textContent);
      });
      observer.observe(document, { childList: true, characterData: true, subtree: true });
      return said;
    });
    await page.locator(field).pressSequentially(title.slice(0, 8));
    await expect.poll(() => said.jsonValue()).not.toEqual([]);
    expect(await said.jsonValue()).toEqual([expect.stringMatching(/\d/)]);
  });
