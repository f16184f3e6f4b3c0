import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { readFirm } from '../read-firm.ts';

const path = '/work-with-us';
const mailbox = readFirm().email;
const success = {
  title: 'Application submitted',
  text: 'Your email client should open with the application details. Please send the email to complete your application.',
};
const failure = {
  title: 'Something went wrong',
  text: 'Your application could not be submitted. Please try again.',
};
const messages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  position: "Please select the position you're applying for",
};
const answers = {
  name: 'Asha Example',
  email: 'asha@mail.example',
  phone: '+91 98765 43210',
  position: 'HR Intern',
  message: 'Dear team,\n\nगुड मॉर्निंग & 🙂',
};
type Name = keyof typeof answers;

declare global {
  interface Window {
    opened: { link: string; target: string; button: string; disabled: boolean }[];
    answer: 'window' | 'refuse' | 'throw';
    goOn: () => void;
  }
}

/** No test opens a mail program: the page's `open` tells what it was asked for. */
async function standIn(page: Page, answer: Window['answer'] = 'window') {
  await page.addInitScript((first) => {
    window.opened = [];
    window.answer = first;
    window.open = (link, target) => {
      const button = document.querySelector<HTMLButtonElement>('form [type=submit]');
      window.opened.push({
        link: String(link),
        target: String(target),
        button: button?.textContent ?? '',
        disabled: button?.disabled ?? false,
      });
      if (window.answer === 'throw') throw new Error('no window');
      return window.answer === 'refuse' ? null : ({ closed: true } as Window);
    };
  }, answer);
}

/** Fails where the browser reports a breach of the policy or an error of a script. */
const test = base.extend<{ watch: undefined }>({
  watch: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted|hydrat/i.test(message.text()))
          faults.push(message.text());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

const toForm = (page: Page) => page.getByRole('form', { name: 'Application' });
const toField = (page: Page, name: Name) => page.locator(`[name="${name}"]`);
const toSubmit = (page: Page) => toForm(page).getByRole('button');
const toPanel = (page: Page, position = answers.position) =>
  page.getByRole('region', { name: `Application for ${position}` });
const toCards = (page: Page) => page.locator('[data-opening]:visible h3');

/** Opens the page and waits until its islands answer. */
async function visit(page: Page, query = '') {
  await page.goto(path + query);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function fillIn(page: Page, change: Partial<typeof answers> = {}) {
  const all = { ...answers, ...change };
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    await toField(page, name).fill(all[name]);
  await toField(page, 'position').selectOption(all.position);
}

const readWords = (page: Page) =>
  toForm(page).evaluate((form) =>
    Object.fromEntries(new FormData(form as HTMLFormElement).entries()),
  );

const lastOpened = (page: Page) => page.evaluate(() => window.opened.at(-1));

function readLink(link: string) {
  const url = new URL(link);
  return {
    address: url.pathname,
    names: [...url.searchParams.keys()],
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  };
}

const letter = [
  'Name: Asha Example',
  'Email: asha@mail.example',
  'Phone: +91 98765 43210',
  'Position: HR Intern',
  '',
  'Dear team,',
  '',
  'गुड मॉर्निंग & 🙂',
];

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('departments filter the openings, by pointer', async ({ page }) => {
      await visit(page);
      await expect(toCards(page)).toHaveText([
        'Marketing Intern',
        'Business Development Intern',
        'Marketing Executive',
        'HR Intern',
      ]);
      await page.getByRole('button', { name: 'Marketing' }).click();
      await expect(toCards(page)).toHaveText(['Marketing Intern', 'Marketing Executive']);
      await expect(page.getByText('2 openings in Marketing')).toHaveRole('status');
      await expect(page).toHaveURL(/\?department=Marketing$/);
      await page.getByRole('button', { name: 'Human Resources' }).click();
      await expect(toCards(page)).toHaveText(['HR Intern']);
      await page.goBack();
      await expect(toCards(page)).toHaveCount(2);
      await page.reload();
      await expect(toCards(page)).toHaveText(['Marketing Intern', 'Marketing Executive']);
      await expect(page.getByRole('button', { name: 'Marketing' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.getByRole('button', { name: 'All' }).click();
      await expect(toCards(page)).toHaveCount(4);
      await expect(page).toHaveURL(/work-with-us$/);
    });

    test('departments filter the openings, by keyboard', async ({ page }) => {
      await visit(page);
      await page.getByRole('button', { name: 'All' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(toCards(page)).toHaveText(['Business Development Intern']);
      await expect(page.getByRole('button', { name: 'Business Development' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('link', { name: 'Business Development Intern' }).first(),
      ).toBeFocused();
    });

    for (const by of ['pointer', 'keyboard'] as const)
      test(`Apply Now leads to the filled form, by ${by}`, async ({ page }) => {
        await visit(page, '?department=Marketing');
        await page.evaluate(() => {
          document.title = 'not loaded again';
        });
        const apply = page.getByRole('link', { name: 'Apply Now : Marketing Executive' });
        if (by === 'pointer') await apply.click();
        else {
          await apply.focus();
          await page.keyboard.press('Enter');
        }
        await expect(toField(page, 'position')).toHaveValue('Marketing Executive');
        await expect(toForm(page)).toBeFocused();
        await expect(page.getByRole('heading', { name: 'Apply for a position' })).toBeInViewport();
        await expect(
          page.getByText('Marketing Executive is filled in as the position.'),
        ).toHaveRole('status');
        await expect(page).toHaveTitle('not loaded again');
        await expect(page).toHaveURL(
          /\?department=Marketing&job=Marketing\+Executive#job-application-form$/,
        );
        await page.keyboard.press('Tab');
        await expect(toField(page, 'name')).toBeFocused();
        await page.goBack();
        await expect(toCards(page)).toHaveText(['Marketing Intern', 'Marketing Executive']);
      });

    test('faults are told under their fields, and go as they are mended', async ({ page }) => {
      await standIn(page);
      await visit(page);
      await toSubmit(page).click();
      for (const [name, message] of Object.entries(messages)) {
        const field = toField(page, name as Name);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(message);
        await expect(page.getByText(message)).toBeVisible();
      }
      await expect(toField(page, 'message')).not.toHaveAttribute('aria-invalid');
      await expect(toField(page, 'name')).toBeFocused();
      const alert = toForm(page).getByRole('alert');
      await expect(alert).toHaveText('4 fields need another look.');

      await toField(page, 'name').fill(' A ');
      await expect(page.getByText(messages.name)).toBeVisible();
      await toField(page, 'name').fill('Al');
      await expect(page.getByText(messages.name)).toBeHidden();
      await toField(page, 'email').fill('al@mail');
      await toField(page, 'phone').fill('123456789 ');
      await toSubmit(page).click();
      await expect(toField(page, 'email')).toBeFocused();
      await toField(page, 'email').fill('al@mail.example');
      await toField(page, 'phone').fill('1234567890');
      await expect(alert).toHaveText('One field needs another look.');
      await page.keyboard.press('Enter');
      await expect(toField(page, 'position')).toBeFocused();
      await toField(page, 'position').selectOption('General Application');
      await expect(page.getByText(messages.position)).toBeHidden();
      await expect(alert).toBeEmpty();
      expect(await page.evaluate(() => window.opened)).toEqual([]);
      expect(await readWords(page)).toMatchObject({ name: 'Al', phone: '1234567890' });
    });

    test('an application goes to the mail program, by keyboard alone', async ({ page }) => {
      await standIn(page);
      await visit(page);
      await toField(page, 'name').focus();
      for (const name of ['name', 'email', 'phone'] as const) {
        await page.keyboard.insertText(answers[name]);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type('HR I');
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(answers.message);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('status').filter({ hasText: success.title })).toContainText(
        success.text,
      );
      const opened = await lastOpened(page);
      expect(opened).toMatchObject({ target: '_blank', button: 'Submitting...', disabled: true });
      expect(readLink(opened?.link ?? '')).toEqual({
        address: mailbox,
        names: ['subject', 'body'],
        subject: 'Job Application for HR Intern',
        body: letter.join('\r\n'),
      });
      expect(await readWords(page)).toEqual({ name: '', email: '', phone: '', message: '' });
      await expect(toField(page, 'position')).toHaveValue('');
      await expect(toSubmit(page)).toHaveText('Submit Application');
      await expect(toSubmit(page)).toBeEnabled();
      const heading = toPanel(page).getByRole('heading');
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(
        toPanel(page).getByRole('link', { name: 'Open the e-mail again' }),
      ).toBeFocused();
    });

    for (const answer of ['refuse', 'throw'] as const)
      test(`the form keeps every word where the window does ${answer}`, async ({ page }) => {
        await standIn(page, answer);
        await visit(page);
        await fillIn(page);
        const words = await readWords(page);
        await toSubmit(page).click();
        await expect(page.getByRole('alert').filter({ hasText: failure.title })).toContainText(
          failure.text,
        );
        expect(await readWords(page)).toEqual(words);
        await expect(page.getByText(success.title)).toBeHidden();
        await expect(toSubmit(page)).toBeFocused();
        const open = toPanel(page).getByRole('link', { name: 'Open the e-mail again' });
        expect(readLink((await open.getAttribute('href')) ?? '').body).toBe(letter.join('\r\n'));
        await page.evaluate(() => {
          window.answer = 'window';
        });
        await page.keyboard.press('Enter');
        await expect(page.getByText(success.text)).toBeVisible();
        await expect(toPanel(page)).toHaveCount(1);
      });

    test('nothing is wider than the window, and every target is large enough', async ({ page }) => {
      await standIn(page);
      await visit(page);
      await fillIn(page, { message: 'long '.repeat(600) });
      await toSubmit(page).click();
      await toPanel(page).waitFor();
      const small = await page
        .locator('main :is(button, input, select, textarea, a.tap):visible')
        .evaluateAll((targets) =>
          targets
            .map((target) => ({ text: target.outerHTML, box: target.getBoundingClientRect() }))
            .filter(({ box }) => box.height < 44 || box.width < 44)
            .map(({ text }) => text),
        );
      expect(small).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}

test('the page says where the application goes and what happens next', async ({ page }) => {
  await visit(page);
  await expect(page.getByText(`Your application will be sent to ${mailbox}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
  const steps = page.locator('h3:text("What happens next?") + ol > li');
  await expect(steps).toHaveText([
    /team reviews your application/,
    /Qualified candidates are contacted for an initial interview/,
    /Selected candidates proceed to further assessment rounds/,
  ]);
});

test('fields tell the browser what they hold', async ({ page }) => {
  await visit(page);
  const expected = {
    name: { type: 'text', autocomplete: 'name' },
    email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
    phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel', placeholder: /^\+91 / },
  };
  for (const [name, attributes] of Object.entries(expected))
    for (const [attribute, value] of Object.entries(attributes))
      await expect(toField(page, name as Name)).toHaveAttribute(attribute, value);
  for (const label of ['Name', 'Email', 'Phone', 'Position', 'Cover letter'])
    await expect(toForm(page).getByLabel(label)).toBeVisible();
  await expect(toField(page, 'position').locator('option')).toHaveText([
    'Select Position',
    'Marketing Intern',
    'Business Development Intern',
    'Marketing Executive',
    'HR Intern',
    'General Application',
  ]);
  await expect(toField(page, 'position').locator('option').first()).toBeDisabled();
});

test('?job= chooses the first position that holds it', async ({ page }) => {
  for (const [query, position] of [
    ['?job=%20executive%20', 'Marketing Executive'],
    ['?job=intern&department=Marketing', 'Marketing Intern'],
    ['?job=', ''],
    ['?job=astronaut', ''],
  ] as const) {
    await visit(page, query);
    await expect(toField(page, 'position')).toHaveValue(position);
  }
});

test('a hostile query changes nothing and is shown nowhere', async ({ page }) => {
  const hostile = encodeURIComponent('<img src=x onerror=alert(1)>"\'zzzz%0A');
  await visit(page, `?job=${hostile}&department=${hostile}&x=%E0%A4%A`);
  await expect(toCards(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await expect(toField(page, 'position')).toHaveValue('');
  expect(await page.locator('body').innerHTML()).not.toContain('zzzz');
});

test('a department without openings says so', async ({ page }) => {
  await page.route(`**${path}**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      '[0,&quot;Business Development&quot;]}',
      '[0,&quot;Human Resources&quot;]}',
    );
    await route.fulfill({ response, body });
  });
  await visit(page);
  await page.getByRole('button', { name: 'Business Development' }).click();
  await expect(
    page.getByText('No job openings found in this department at the moment.'),
  ).toHaveRole('status');
  await expect(toCards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Human Resources' }).click();
  await expect(toCards(page)).toHaveCount(2);
});

test('an opening has its own page, which leads to the form and back', async ({ page }) => {
  await visit(page);
  await page.getByRole('link', { name: 'Marketing Executive', exact: true }).click();
  await expect(page).toHaveURL(/\/work-with-us\/job-003$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketing Executive');
  for (const text of [
    'job-003',
    'Marketing',
    'Bangalore, Karnataka',
    'Full-time',
    'January 13, 2025',
  ])
    await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Editorial planning, Writing and editing')).toBeVisible();
  await page.getByRole('link', { name: 'Apply Now' }).last().click();
  await expect(toField(page, 'position')).toHaveValue('Marketing Executive');
  await page.goBack();
  await page.getByRole('link', { name: 'All openings' }).click();
  await expect(page).toHaveURL(/\/work-with-us$/);
});

test('while it submits, the button is disabled and a second press does nothing', async ({
  page,
}) => {
  await page.clock.install();
  await standIn(page);
  await visit(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await toSubmit(page).click();
  await expect(toSubmit(page)).toHaveText('Submitting...');
  await expect(toSubmit(page)).toBeDisabled();
  await toField(page, 'name').press('Enter');
  await page.clock.runFor(1000);
  await expect(toSubmit(page)).toHaveText('Submit Application');
  expect(await page.evaluate(() => window.opened.length)).toBe(1);
});

test('an application cannot add a header or a recipient', async ({ page }) => {
  await standIn(page);
  await visit(page);
  const hostile = 'x\r\nBcc: spy@mail.example&cc=spy@mail.example%0ABcc: spy@mail.example';
  await fillIn(page, { name: hostile, phone: hostile, message: hostile });
  await toSubmit(page).click();
  await toPanel(page).waitFor();
  const read = readLink((await lastOpened(page))?.link ?? '');
  expect(read.names).toEqual(['subject', 'body']);
  expect(read.address).toBe(mailbox);
  expect(read.subject).toBe('Job Application for HR Intern');
});

test.describe('after success', () => {
  test.beforeEach(async ({ page }) => {
    await standIn(page);
    await visit(page);
    await fillIn(page);
    await toSubmit(page).click();
    await toPanel(page).waitFor();
  });

  test('the e-mail can be opened again and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = await toPanel(page).getByRole('link').getAttribute('href');
    expect(link).toBe((await lastOpened(page))?.link);
    await toPanel(page).getByRole('button', { name: 'Copy the application' }).click();
    await expect(toPanel(page).getByRole('status')).toContainText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(
      [`To: ${mailbox}`, 'Subject: Job Application for HR Intern', '', ...letter].join('\n'),
    );
  });

  test('where copying is denied, the text stands selected', async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    for (const _press of ['first', 'again']) {
      await toPanel(page).getByRole('button', { name: 'Copy the application' }).click();
      await expect(toPanel(page).getByRole('textbox')).toBeFocused();
    }
    await expect(toPanel(page).getByText('Copied.')).toBeHidden();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toContain(letter.join('\n'));
  });

  test('it downloads as a draft that a mail program reads', async ({ page }) => {
    const downloading = page.waitForEvent('download');
    await toPanel(page).getByRole('button', { name: 'Download as .eml' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('application-hr-intern.eml');
    const email = await PostalMime.parse(await readFile(await file.path()));
    expect(email.subject).toBe('Job Application for HR Intern');
    expect(email.to?.[0]?.address).toBe(mailbox);
    expect(email.from).toEqual({ address: answers.email, name: answers.name });
    expect(email.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
    expect(email.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(letter.join('\n'));
  });

  test('the answers can be put back, and lose nothing written since', async ({ page }) => {
    await toField(page, 'position').selectOption('Marketing Intern');
    await toField(page, 'message').fill('Another letter');
    await toPanel(page).getByRole('button', { name: 'Put my answers back' }).click();
    await expect(page.getByText('Your answers are back in the form.')).toHaveRole('status');
    await expect(toForm(page)).toBeFocused();
    expect(await readWords(page)).toEqual({
      ...answers,
      position: 'Marketing Intern',
      message: 'Another letter',
    });
    await toSubmit(page).click();
    await expect(toPanel(page, 'Marketing Intern')).toBeVisible();
    await expect(toPanel(page)).toBeVisible();
    await toPanel(page).getByRole('button', { name: 'Put my answers back' }).click();
    expect(await readWords(page)).toEqual(answers);
    await toSubmit(page).click();
    await expect(toPanel(page).getByRole('heading')).toBeFocused();
    await expect(toPanel(page)).toHaveCount(1);
  });
});

test('a letter too long for some mail programs is told of, and never cut', async ({ page }) => {
  await standIn(page);
  await visit(page);
  await fillIn(page, { message: 'one two three. '.repeat(60) });
  const hint = page.getByText('Your application has grown too long');
  await expect(hint).toBeHidden();
  const message = 'मैं काम करता हूँ। '.repeat(75).trim();
  await toField(page, 'message').fill(message);
  await expect(hint).toBeVisible();
  await toSubmit(page).click();
  const actions = toPanel(page).locator('a, button');
  await expect(actions).toHaveText([
    'Copy the application',
    'Download as .eml',
    'Open the e-mail again',
    'Put my answers back',
  ]);
  expect(readLink((await lastOpened(page))?.link ?? '').body).toContain(message);
  await expect(hint).toBeHidden();
});

test('without JavaScript every opening is there, and a mail link stands for the form', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(path);
  await expect(toCards(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Marketing' })).toBeHidden();
  await expect(toField(page, 'name')).toBeHidden();
  const link = page.locator('#job-application-form').getByRole('link');
  const read = readLink((await link.getAttribute('href')) ?? '');
  expect(read.address).toBe(mailbox);
  for (const asked of ['Name:', 'Email:', 'Phone:', 'HR Intern', 'Cover letter'])
    expect(read.body).toContain(asked);
  await page.getByRole('link', { name: 'Apply Now : HR Intern' }).click();
  await expect(page).toHaveURL(/\?job=HR%20Intern#job-application-form$/);
  await expect(link).toBeInViewport();
  await page.close();
});

test('where storage is denied, the form works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await standIn(page);
  await visit(page, '?job=hr');
  await fillIn(page);
  await toSubmit(page).click();
  await expect(page.getByText(success.text)).toBeVisible();
});

test('words typed before the script has come are kept, and submitting waits', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_astro/ApplicationForm*.js', async (route) => {
    await held;
    await route.continue();
  });
  await standIn(page);
  await page.goto(`${path}?job=executive`, { waitUntil: 'commit' });
  await fillIn(page);
  await toSubmit(page).click();
  await toField(page, 'name').press('Enter');
  expect(new URL(page.url()).search).toBe('?job=executive');
  letGo();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  expect(await readWords(page)).toEqual(answers);
  await toSubmit(page).click();
  await expect(page.getByText(success.text)).toBeVisible();
});

test('an empty window left by a mail program is closed when the visitor returns', async ({
  page,
}) => {
  await page.clock.install();
  // Chromium closes such a window by itself; this is one of a browser that does not.
  await page.addInitScript(() => {
    const openWindow = window.open.bind(window);
    window.open = () => openWindow('about:blank', '_blank');
  });
  await visit(page);
  await fillIn(page);
  const opening = page.waitForEvent('popup');
  await toSubmit(page).click();
  const popup = await opening;
  await page.clock.runFor(1000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect(popup.isClosed()).toBe(false);
  await page.clock.runFor(3000);
  const closing = popup.waitForEvent('close');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await closing;
});

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in any state of the form, ${theme}`, async ({ page }) => {
    const expectNoFault = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect
        .soft(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ html }) => html)}`))
        .toEqual([]);
    };
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await page.addInitScript(() => {
      const later = window.setTimeout;
      // Holds the submitting state, so that it can be looked at.
      window.setTimeout = ((run: () => void, delay?: number) => {
        if (delay === 500) window.goOn = run;
        else later(run, delay);
      }) as typeof setTimeout;
    });
    await standIn(page, 'refuse');
    await visit(page, '?department=Marketing');
    await expectNoFault('at rest');
    await toSubmit(page).click();
    await expectNoFault('faulty');
    await fillIn(page, { message: 'long '.repeat(600) });
    await toSubmit(page).click();
    await expectNoFault('submitting');
    await expect(toSubmit(page)).toBeDisabled();
    await page.evaluate(() => window.goOn());
    await expect(page.getByText(failure.title)).toBeVisible();
    await expectNoFault('failure');
    await page.evaluate(() => {
      window.answer = 'window';
    });
    await toSubmit(page).click();
    await page.evaluate(() => window.goOn());
    await expect(page.getByText(success.title)).toBeVisible();
    await expectNoFault('success');
  });
