import { expect, type Page } from '@playwright/test';
import { fill, fillPlural } from '../../../src/content/words.ts';
import { type Answers, fieldNames, fields } from '../../../src/features/careers/application.ts';
import { formatBody, formatSubject } from '../../../src/features/careers/application-mail.ts';
import { hasPage, readPageData, readPublished, readSite } from '../../support/site.ts';
import { needs, test } from './site-page.ts';
import { expectAccessible, listen, visit } from './visit.ts';

needs('a page of careers', hasPage('work-with-us'));

const { firm, words, paths } = readSite();
const { careers } = words;
const mailbox = firm.email;
const path = paths.workWithUs;
const openings = readPublished('openings');
const answers: Answers = {
  name: 'Asha Example',
  email: 'asha@mail.example',
  phone: '+91 98765 43210',
  position: openings.at(-1)?.title ?? careers.generalApplication,
  message: 'Dear team,\n\nगुड मॉर्निंग & 🙂',
};

declare global {
  interface Window {
    /** The links that the page has opened, and the text of the button at that moment. */
    opened: { link: string; target: string; button: string }[];
    answer: 'window' | 'refuse' | 'throw';
  }
}

/** Records what the page opens, so that no test opens a mail program. */
const stubWindowOpen = (page: Page) =>
  page.addInitScript(() => {
    window.opened = [];
    window.answer = 'window';
    window.open = (link, target) => {
      const button =
        document.querySelector('#job-application-form [type=submit]')?.textContent ?? '';
      window.opened.push({ link: String(link), target: String(target), button });
      if (window.answer === 'throw') throw new Error('no window');
      return window.answer === 'refuse' ? null : ({ closed: true } as Window);
    };
  });

const findForm = (page: Page) => page.getByRole('form', { name: careers.form });
const findField = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const findPart = (page: Page) => page.locator('#job-application-form');
const findSubmit = (page: Page) => findPart(page).locator('[type=submit]');

async function fillIn(page: Page, change: Partial<Answers> = {}) {
  const all = { ...answers, ...change };
  for (const name of fieldNames)
    if (fields[name].control === 'select') await findField(page, name).selectOption(all[name]);
    else await findField(page, name).fill(all[name]);
}

/** @returns the values of the fields; a field without one is left out */
const readForm = (page: Page) =>
  findForm(page).evaluate((form) =>
    Object.fromEntries([...new FormData(form as HTMLFormElement)].filter(([, value]) => value)),
  );

function readLink(link: string) {
  const { pathname, searchParams } = new URL(link);
  return { address: pathname, fields: Object.fromEntries(searchParams) };
}

const part = '#job-application-form, [data-notices]';
const messages = {
  name: careers.nameError,
  email: careers.emailError,
  phone: careers.phoneError,
  position: careers.positionError,
};

const findPanel = (page: Page, position = answers.position) =>
  page.getByRole('region', { name: fill(careers.yourApplication, { position }) });
const formatErrors = (count: number) => fillPlural(careers.errorCount, words.tag, count);

test('errors stand under their fields and disappear when fixed', {
  tag: '@every-firm',
}, async ({ page }) => {
  await stubWindowOpen(page);
  await visit(page, path);
  const said = await listen(page);
  await findSubmit(page).click();
  const alert = findPart(page).getByRole('alert');
  await expect(alert).toContainText(formatErrors(4));
  for (const [name, message] of Object.entries(messages)) {
    await expect(findField(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(findField(page, name)).toHaveAttribute('aria-required', 'true');
    await expect(findField(page, name)).toHaveAccessibleDescription(message);
    await expect(findPart(page).getByRole('link', { name: message })).toBeVisible();
  }
  await expect(findField(page, 'name')).toBeFocused();
  await expectAccessible(page, part, 'with errors');

  await findField(page, 'name').fill('Al');
  await expect(page.getByText(messages.name)).toHaveCount(0);
  // Whoever corrects an answer is not told again how many are wrong.
  expect(await said.jsonValue()).toEqual([formatErrors(4)]);
  await findPart(page).getByRole('link', { name: messages.phone }).click();
  await expect(findField(page, 'phone')).toBeFocused();
  await findField(page, 'phone').fill('123456789 ');
  await findSubmit(page).click();
  await expect(findField(page, 'email')).toBeFocused();
  // Some programs fill in a field without an event for each key.
  await findField(page, 'email').evaluate((field: HTMLInputElement) => {
    field.value = 'al@mail.example';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(findField(page, 'email')).toHaveAttribute('aria-invalid', 'false');
  await findField(page, 'phone').fill('1234567890');
  await findField(page, 'position').selectOption(careers.generalApplication);
  await expect(alert).toBeEmpty();
  expect(await page.evaluate(() => window.opened)).toEqual([]);
});

test('an application opens in the mail program, twice, by keyboard, and can be copied', {
  tag: '@every-firm',
}, async ({ page }) => {
  await stubWindowOpen(page);
  await visit(page, path);
  for (const time of [1, 2]) {
    await fillIn(page);
    await findSubmit(page).press('Enter');
    const notice = page.getByRole('status').filter({ hasText: careers.successTitle });
    await expect(notice).toContainText(careers.successText);
    await expect.poll(() => page.evaluate(() => window.opened.length)).toBe(time);
    const opened = await page.evaluate(() => window.opened.at(-1));
    expect(opened).toMatchObject({ target: '_blank', button: careers.submitting });
    expect(readLink(opened?.link ?? '')).toEqual({
      address: mailbox,
      fields: { subject: formatSubject(answers, words), body: formatBody(answers, words) },
    });
    await expect.poll(() => readForm(page)).toEqual({});
    await expect(findSubmit(page)).toHaveText(careers.submit);
    await expect(findSubmit(page)).toBeEnabled();
  }
  const panel = findPanel(page);
  await expect(panel.getByRole('heading')).toBeInViewport();
  await expect(panel.getByRole('link', { name: careers.openAgain })).toHaveAttribute(
    'href',
    (await page.evaluate(() => window.opened.at(-1)))?.link ?? '',
  );
  await expectAccessible(page, part, 'success');

  for (const [isAllowed, said] of [
    [true, fill(careers.copied, { mailbox })],
    [false, careers.copyBlocked],
  ] as const) {
    await page.evaluate((isAllowed) => {
      navigator.clipboard.writeText = async () => {
        if (!isAllowed) throw new Error('refused');
      };
    }, isAllowed);
    await panel.getByRole('button', { name: careers.copy }).click();
    await expect(panel.getByRole('status')).toHaveText(said);
  }
  const text = panel.getByRole('textbox');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(new RegExp(RegExp.escape(formatSubject(answers, words))));
  expect(await page.evaluate(() => String(getSelection()))).toContain(answers.name);
});

test('a failure keeps every word', async ({ page }) => {
  await stubWindowOpen(page);
  await visit(page, path);
  await fillIn(page);
  const submit = async (answer: Window['answer']) => {
    await page.evaluate((next) => Object.assign(window, { answer: next }), answer);
    await findSubmit(page).click();
  };
  for (const answer of ['refuse', 'throw'] as const) {
    await submit(answer);
    const notice = page.getByRole('alert').filter({ hasText: careers.failureTitle });
    await expect(notice).toContainText(careers.failureText);
    expect(await readForm(page)).toEqual(answers);
    await expect(findSubmit(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
  }
  await submit('window');
  await expect(page.getByText(careers.successText)).toBeVisible();
});

test('words typed while the form submits stay in it', async ({ page }) => {
  await page.clock.install();
  await stubWindowOpen(page);
  await visit(page, path);
  await fillIn(page);
  await findSubmit(page).click();
  await expect(findSubmit(page)).toHaveText(careers.submitting);
  await expect(findSubmit(page)).toBeDisabled();
  const status = findPart(page).getByRole('status').filter({ hasText: careers.submitting });
  await expect(status).toBeAttached();
  await findField(page, 'message').fill('Typed later');
  await page.clock.runFor(1000);
  await expect(findPanel(page)).toBeVisible();
  expect(await readForm(page)).toEqual({ message: 'Typed later' });
});

test('a letter too long for mail programs gets a warning and is sent whole', async ({ page }) => {
  await stubWindowOpen(page);
  await visit(page, path);
  // A hundred thousand characters, of scripts from both sides and beyond the basic plane.
  const message = 'मैं काम करता हूँ। 🙂 مرحبا '.repeat(4000).trim();
  await fillIn(page, { message: 'one two three. '.repeat(60) });
  await expect(page.getByText(careers.tooLong)).toBeHidden();
  await findField(page, 'message').fill(message);
  await expect(page.getByText(careers.tooLong)).toBeVisible();
  const copy = findPart(page).getByRole('button').first();
  await expect(copy).toHaveText(careers.copy);
  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => {};
  });
  await copy.click();
  const copied = page.getByText(fill(careers.copied, { mailbox }));
  await expect(copied).toBeVisible();
  // What the visitor writes on has not been copied.
  await findField(page, 'message').press('x');
  await expect(copied).toBeHidden();
  await findField(page, 'message').fill(message);
  await findSubmit(page).click();
  await expect(findPanel(page)).toContainText(careers.longHelp);
  const opened = await page.evaluate(() => window.opened.at(-1));
  expect(readLink(opened?.link ?? '').fields.body).toContain(message);
});

test('Apply Now and an address with a job lead to the form with its position filled in', async ({
  page,
}) => {
  needs('two openings', openings.length > 1);
  const heading = page.getByRole('heading', { name: readPageData('work-with-us').form.heading });
  await visit(page, path);
  await findField(page, 'name').fill(answers.name);
  for (const { title } of openings.slice(0, 2)) {
    await page.getByRole('link', { name: `${careers.apply} : ${title}`, exact: true }).click();
    await expect(findField(page, 'position')).toHaveValue(title);
    await expect(page.getByText(fill(careers.filledIn, { position: title }))).toBeInViewport();
    await expect(heading).toBeInViewport();
    await expect(findField(page, 'name')).toHaveValue(answers.name);
  }
  await page.goBack();
  const readJob = () => new URL(page.url()).searchParams.get('job');
  await expect.poll(readJob).toBe(openings[0]?.title);
  await expect(findField(page, 'position')).toHaveValue(openings[0]?.title ?? '');
  const { title = '' } = openings[1] ?? {};
  await visit(page, `${path}?job=${encodeURIComponent(` ${title.slice(0, -1).toUpperCase()} `)}`);
  await expect(findField(page, 'position')).toHaveValue(title);
  await expect(page.getByText(fill(careers.filledIn, { position: title }))).toBeInViewport();
  // What the visitor chooses stands, and the address does not contradict it.
  await findField(page, 'position').selectOption(careers.generalApplication);
  await expect(page).not.toHaveURL(/job=/);
});

test('without JavaScript a mail link stands in the place of the form', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(path);
  await expect(findField(page, 'name')).toBeHidden();
  const link = page.locator('#job-application-form').getByRole('link', { name: mailbox });
  await expect(link).toBeVisible();
  const { address, fields } = readLink((await link.getAttribute('href')) ?? '');
  expect(address).toBe(mailbox);
  expect(fieldNames.length).toBeLessThanOrEqual(fields.body?.trim().split(/(?:\r\n)+/).length ?? 0);
  await page.close();
});
