import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page, type Route } from '@playwright/test';
import PostalMime from 'postal-mime';
import { fill, fillPlural } from '../../../src/content/words/fill.ts';
import { emlFileName } from '../../../src/features/careers/application-eml.ts';
import { fieldNames } from '../../../src/features/careers/application-fields.ts';
import { readSite } from '../../support/read-site.ts';
import {
  answers,
  errorCount,
  failure,
  fillIn,
  findField,
  findForm,
  findPanel,
  findSubmit,
  holdSubmitting,
  isChoice,
  lastOpened,
  letter,
  mailbox,
  messages,
  type Name,
  needsCareers,
  openings,
  path,
  readForm,
  readLink,
  stubWindowOpen,
  subject,
  submit,
  success,
  visit,
} from './careers-page.ts';
import { findOverflow } from './probes.ts';
import { test } from './strict-test.ts';
import { expectAccessible, holdScripts, makeGate, waitForIslands } from './visit.ts';

needsCareers();

const { words } = readSite();
const copied = fill(words.careers.copied, { mailbox });
/** The section with the form and what was prepared, and the notices. */
const part = '#job-application-form, [data-notices]';
/** The title of any notice about the form itself: loading, ready or broken. */
const formNotices = new RegExp(
  [words.careers.loadingTitle, words.careers.readyTitle, words.careers.brokenTitle].join('|'),
);

test('errors are shown under their fields and disappear when fixed', {
  tag: '@every-firm',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stubWindowOpen(page);
  await visit(page);
  await findSubmit(page).click();
  for (const [name, message] of Object.entries(messages)) {
    const field = findField(page, name as Name);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(findField(page, 'name')).toBeFocused();
  const alert = findForm(page).getByRole('alert');
  await expect(alert).toHaveText(
    fillPlural(words.careers.errorCount, words.language, errorCount, {}),
  );

  await findField(page, 'name').fill('Al');
  await expect(page.getByText(messages.name)).toBeHidden();
  await findField(page, 'phone').fill('123456789 ');
  await findSubmit(page).click();
  await expect(findField(page, 'email')).toBeFocused();
  await findField(page, 'email').fill('al@mail.example');
  await findField(page, 'phone').fill('1234567890');
  await expect(alert).toHaveText(fillPlural(words.careers.errorCount, words.language, 1, {}));
  await page.keyboard.press('Enter');
  await expect(findField(page, 'position')).toBeFocused();
  await findField(page, 'position').selectOption(words.careers.generalApplication);
  await expect(page.getByText(messages.position)).toBeHidden();
  await expect(alert).toBeEmpty();
  expect(await page.evaluate(() => window.opened)).toEqual([]);
});

/** Not by typing: Playwright has no keys for letters that are not on an English keyboard. */
async function chooseByArrows(page: Page, name: Name) {
  const options = await findField(page, name).locator('option').allTextContents();
  const steps = options.indexOf(answers[name]);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
}

test('an application opens in the mail program, by keyboard alone', {
  tag: '@every-firm',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stubWindowOpen(page);
  await visit(page);
  await findField(page, 'name').focus();
  for (const name of fieldNames) {
    if (isChoice(name)) await chooseByArrows(page, name);
    else await page.keyboard.insertText(answers[name]);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status').filter({ hasText: success.title })).toContainText(
    success.text,
  );
  const opened = await lastOpened(page);
  expect(opened).toMatchObject({
    target: '_blank',
    button: words.careers.submitting,
    disabled: true,
    // Safari blocks a window that opens later.
    withinSubmit: true,
  });
  expect(readLink(opened?.link ?? '')).toEqual({
    address: mailbox,
    names: ['subject', 'body'],
    subject,
    body: letter.join('\r\n'),
  });
  const cleared = fieldNames.filter((name) => !isChoice(name)).map((name) => [name, '']);
  expect(await readForm(page)).toEqual(Object.fromEntries(cleared));
  await expect(findSubmit(page)).toHaveText(words.careers.submit);
  await expect(findSubmit(page)).toBeEnabled();
  const heading = findPanel(page).getByRole('heading');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(findPanel(page).getByRole('link', { name: words.careers.openAgain })).toBeFocused();
});

test('a telephone number that looks short gets a hint and is accepted', async ({ page }) => {
  await stubWindowOpen(page);
  await visit(page);
  const hint = page.getByText(words.careers.phoneHint);
  await fillIn(page, { phone: '' });
  await findField(page, 'phone').pressSequentially('+91 98765 43');
  await expect(hint).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(findField(page, 'phone')).toHaveAccessibleDescription(await hint.innerText());
  await expect(findField(page, 'phone')).not.toHaveAttribute('aria-invalid');
  await expect(findForm(page).getByRole('alert')).toBeEmpty();
  await findField(page, 'phone').press('End');
  await page.keyboard.type('0');
  await expect(hint).toBeHidden();
  await expect(findField(page, 'phone')).toHaveAccessibleDescription('');

  await findField(page, 'phone').fill('extension 7');
  await findField(page, 'name').focus();
  await expect(hint).toBeVisible();
  await expectAccessible(page, part, 'hint');
  await findSubmit(page).click();
  await expect(page.getByText(success.text)).toBeVisible();
  await expect(hint).toBeHidden();
  expect((await lastOpened(page))?.link).toContain('extension%207');
});

test('the prepared e-mail can be opened, copied and downloaded', async ({ page, context }) => {
  await submit(page);
  const panel = findPanel(page);
  const link = await panel.getByRole('link').getAttribute('href');
  expect(link).toBe((await lastOpened(page))?.link);
  await context.grantPermissions(['clipboard-write']);
  const copy = panel.getByRole('button', { name: words.careers.copy });
  await copy.click();
  await expect(panel.getByRole('status')).toContainText(copied);
  // Pasted by keyboard, because the site's policy lets no script read the clipboard.
  const field = page.getByLabel(words.careers.coverLetter);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const lines = [
    fill(words.careers.to, { mailbox }),
    fill(words.careers.subjectLine, { subject }),
    '',
    ...letter,
  ];
  await expect(field).toHaveValue(lines.join('\n'));

  const setClipboard = (isAllowed: boolean) =>
    page.evaluate((isAllowed) => {
      navigator.clipboard.writeText = () =>
        isAllowed ? Promise.resolve() : Promise.reject(new Error('denied'));
    }, isAllowed);
  await setClipboard(false);
  for (const _press of ['first', 'again']) {
    await copy.click();
    await expect(panel.getByRole('textbox')).toBeFocused();
  }
  await expect(panel.getByRole('status')).toContainText(words.careers.copyBlocked);
  await expect(panel.getByText(copied)).toBeHidden();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(letter.join('\n'));
  await setClipboard(true);
  await copy.click();
  await expect(panel.getByRole('status')).toHaveText(copied);
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText(words.careers.copyBlocked)).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: words.careers.download }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(emlFileName(answers, words));
  const email = await PostalMime.parse(await readFile(await file.path()));
  expect(email.subject).toBe(subject);
  expect(email.to?.[0]?.address).toBe(mailbox);
  expect(email.from).toEqual({ address: answers.email, name: answers.name });
  expect(email.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
  expect(email.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(letter.join('\n'));
});

/** Reloads the page. @returns whether the browser asked for confirmation and kept the page */
async function asksBeforeReload(page: Page) {
  const outcome = Promise.race([page.waitForEvent('dialog'), page.waitForEvent('load')]);
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await outcome;
  if ('dismiss' in dialog) await dialog.dismiss();
  await waitForIslands(page);
  return 'dismiss' in dialog && dialog.type() === 'beforeunload';
}

test('leaving with text that was not submitted asks for confirmation', async ({ page }) => {
  await stubWindowOpen(page, 'refuse');
  await visit(page, `?job=${answers.position}`);
  await findField(page, 'position').selectOption(words.careers.generalApplication);
  expect(await asksBeforeReload(page)).toBe(false);
  await findField(page, 'message').click();
  await page.keyboard.type('Dear team');
  expect(await asksBeforeReload(page)).toBe(true);
  await expect(findField(page, 'message')).toHaveValue('Dear team');
  await findField(page, 'message').fill(' ');
  expect(await asksBeforeReload(page)).toBe(false);
  await fillIn(page);
  await findSubmit(page).click();
  await findPanel(page).waitFor();
  expect(await asksBeforeReload(page)).toBe(true);

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await page.getByRole('link', { name: words.careers.apply }).first().click();
  await page.evaluate(() => {
    location.hash = 'main';
  });
  const downloading = page.waitForEvent('download');
  await findPanel(page).getByRole('button', { name: words.careers.download }).click();
  await downloading;
  for (const link of await page.locator('a:is([href^="mailto:"], [href^="tel:"]):visible').all())
    await link.click();
  expect(dialogs).toEqual([]);
  expect(await readForm(page)).toMatchObject({ message: answers.message });

  page.removeAllListeners('dialog');
  await page.evaluate(() => {
    window.answer = 'window';
  });
  await findSubmit(page).click();
  await expect(page.getByText(success.text)).toBeVisible();
  expect(await asksBeforeReload(page)).toBe(false);
});

test('a letter too long for mail programs gets a warning and is sent whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stubWindowOpen(page);
  await visit(page);
  await fillIn(page, { message: 'one two three. '.repeat(60) });
  const hint = page.getByText(words.careers.tooLong);
  await expect(hint).toBeHidden();
  const message = 'मैं काम करता हूँ। '.repeat(75).trim();
  await findField(page, 'message').fill(message);
  await expect(hint).toBeVisible();
  await findSubmit(page).click();
  const actions = findPanel(page).locator('a, button');
  await expect(actions).toHaveText([
    words.careers.copy,
    words.careers.download,
    words.careers.openAgain,
    words.careers.putBack,
  ]);
  expect(readLink((await lastOpened(page))?.link ?? '').body).toContain(message);
  await expect(hint).toBeHidden();
  // No promise that the mail program opens.
  await expect(page.getByText(words.careers.longHelp).filter({ visible: true })).toHaveCount(2);
  await expect(page.getByText(words.careers.successText)).toHaveCount(0);
  const targets = page.locator('main :is(button, input, select, textarea, a.tap):visible');
  const boxes = await Promise.all((await targets.all()).map((target) => target.boundingBox()));
  expect(boxes.filter((box) => Math.min(box?.width ?? 0, box?.height ?? 0) < 44)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
});

test('text typed before the scripts load is kept, and a notice says so', async ({ page }) => {
  const release = await holdScripts(page);
  await stubWindowOpen(page);
  await page.goto(`${path}?job=executive`, { waitUntil: 'commit' });
  await fillIn(page);
  await findField(page, 'name').press('Enter');
  const notice = page.getByRole('status').filter({ hasText: formNotices });
  await expect(notice).toContainText(words.careers.loadingTitle);
  expect(new URL(page.url()).search).toBe('?job=executive');
  await release();
  await expect(notice).toContainText(words.careers.readyTitle);
  await expect(notice).not.toContainText(words.careers.loadingTitle);
  await waitForIslands(page);
  expect(await page.evaluate(() => window.opened)).toEqual([]);
  expect(await readForm(page)).toEqual(answers);
  await findSubmit(page).click();
  await expect(page.getByText(success.text)).toBeVisible();
  await expect(page.getByText(words.careers.readyTitle)).toBeHidden();
});

// The browser reports what fails in these tests.
base('submitting shows a notice when the scripts fail to load', async ({ page }) => {
  const release = await holdScripts(page, 'abort');
  await page.goto(path, { waitUntil: 'commit' });
  await findSubmit(page).click();
  const notice = page.getByRole('status').filter({ hasText: formNotices });
  await expect(notice).toContainText(words.careers.loadingTitle);
  await release();
  await expect(notice).toContainText(words.careers.brokenTitle);
  await expect(notice).not.toContainText(words.careers.loadingTitle);
  await expect(page.locator('[data-mail-instead]')).toBeVisible();
});

/** The scripts of the form and of the list of openings beside it. */
const formScript = /\/ApplicationForm[^/]*\.js/;
const listScript = /\/OpeningFilter[^/]*\.js/;

const findMailLink = (page: Page) => page.locator('[data-mail-instead] a');

base('the form works when the script of the list beside it fails', async ({ page }) => {
  await page.route(listScript, (route) => route.abort());
  await stubWindowOpen(page);
  await page.goto(path);
  await fillIn(page);
  await expect(page.locator('fieldset')).toBeHidden();
  await expect(page.locator('[data-item]:visible')).toHaveCount(openings.length);
  await expect(findMailLink(page)).toBeHidden();
  await findSubmit(page).click();
  await expect(page.getByText(success.text)).toBeVisible();
});

const throwing = 'export function ApplicationForm() { throw new Error("on purpose") }';

for (const [what, end] of [
  ['fails', (route: Route) => route.abort()],
  ['throws', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: throwing })],
] as const)
  base(`text stays with a mail link when the script of the form ${what}`, async ({ page }) => {
    const { open, opened } = makeGate();
    await page.route(formScript, async (route) => {
      await opened;
      await end(route);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await fillIn(page);
    open();
    await expect(page.getByText(words.careers.formBroken)).toBeVisible();
    await expect(findMailLink(page)).toBeVisible();
    await expect(findField(page, 'message')).toBeVisible();
    await expect(findSubmit(page)).toBeHidden();
    await expect(page.locator('fieldset')).toBeVisible();
    expect(await readForm(page)).toEqual(answers);
  });

base('text stays when something added to the form makes React render it anew', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await fillIn(page);
  await findForm(page).evaluate((form) => form.prepend(document.createElement('hr')));
  await release();
  await waitForIslands(page);
  await expect(findForm(page).locator('hr')).toHaveCount(0);
  expect(await readForm(page)).toEqual(answers);
});

test('a form whose script takes long offers the mail link as well', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await findField(page, 'name').fill(answers.name);
  await page.clock.runFor(4900);
  await expect(findMailLink(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(findMailLink(page)).toBeVisible();
  await expect(findField(page, 'name')).toHaveValue(answers.name);
  await expect(findSubmit(page)).toBeVisible();
});

/** Submits in a browser that opens an empty window for a mail program and does not close it. */
async function submitIntoEmptyWindow(page: Page) {
  await page.addInitScript(() => {
    const openWindow = window.open.bind(window);
    window.open = () => openWindow('about:blank', '_blank');
  });
  await visit(page);
  await fillIn(page);
  const opening = page.waitForEvent('popup');
  await findSubmit(page).click();
  return await opening;
}

test('an empty window of a mail program closes when the visitor returns', async ({ page }) => {
  await page.clock.install();
  const popup = await submitIntoEmptyWindow(page);
  await page.clock.runFor(1000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect(popup.isClosed()).toBe(false);
  await page.clock.runFor(3000);
  const closing = popup.waitForEvent('close');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await closing;
});

test('the mail window cannot access the page that opened it', async ({ page }) => {
  // Simulates a host that sends no COOP header, which would also cut the connection.
  await page.context().route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'unsafe-none' };
    await route.fulfill({ response, headers });
  });
  const popup = await submitIntoEmptyWindow(page);
  await popup.goto(path);
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  await expect(page.getByText(success.text)).toBeVisible();
});

test('axe finds no violations in any state of the form', async ({ page }) => {
  test.slow();
  await holdSubmitting(page);
  await stubWindowOpen(page, 'refuse');
  await visit(page);
  await findSubmit(page).click();
  await expectAccessible(page, part, 'with errors');
  await fillIn(page, { message: 'long '.repeat(600) });
  await findSubmit(page).click();
  await expectAccessible(page, part, 'submitting');
  await expect(findSubmit(page)).toBeDisabled();
  await page.evaluate(() => window.goOn());
  await expect(page.getByText(failure.text)).toBeVisible();
  await expectAccessible(page, part, 'failure');
  await page.evaluate(() => {
    window.answer = 'window';
  });
  await findSubmit(page).click();
  await page.evaluate(() => window.goOn());
  await expect(page.getByText(success.title)).toBeVisible();
  await expectAccessible(page, part, 'success');
});
