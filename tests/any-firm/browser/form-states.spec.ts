import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { type FieldName, fieldNames } from '../../../src/features/careers/application-fields.ts';
import { joinLines } from '../../../src/features/careers/application-mail.ts';
import { propertyRuns, propertyTime } from '../../support/property-runs.ts';
import { readSite } from '../../support/read-site.ts';
import {
  answers,
  findField,
  findSubmit,
  holdSubmitting,
  needsCareers,
  openings,
  positions,
  stubWindowOpen,
  visit,
  fillIn as writeAll,
} from './careers-page.ts';
import { FormModel } from './form-model.ts';
import { test } from './strict-test.ts';

needsCareers();

const { words } = readSite();

/**
 * Whatever an applicant types and clicks, in any order, the fields, their errors, the focus, the
 * e-mails and the URL stay consistent, and no input is lost.
 */

/** Reads from the page what an applicant sees of the form. */
const observe = (page: Page) =>
  page.evaluate((names) => {
    const form = document.querySelector<HTMLFormElement>('main form');
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const fields = names.map((name) => form?.elements.namedItem(name) as HTMLInputElement);
    const active = document.activeElement;
    const readFocus = () => {
      const field = fields.find((field) => field === active);
      if (field) return field.name;
      if (active === form) return 'form';
      if (active === document.body) return 'none';
      if (active?.matches('form [type=submit]')) return 'button';
      // The anchor keeps the focus when Back removes the fragment from the URL.
      const apply = document.querySelector<HTMLAnchorElement>('[data-item] a[href*="job="]');
      if (active?.id && `#${active.id}` === apply?.hash) return 'anchor';
      const isPanel = active === document.querySelector('form ~ section h3');
      return isPanel ? 'panel' : active?.outerHTML.slice(0, 200);
    };
    const panels = find('form ~ section').map((panel) => ({
      link: panel.querySelector('a')?.getAttribute('href') ?? '',
      // Copy, download and, if the form was emptied, restore.
      isOpened: panel.querySelectorAll('button').length === 3,
      text: panel.textContent ?? '',
    }));
    const isFailure = find('[data-notices=destructive] > *').length;
    const isSuccess = find('[data-notices=default] > *').length;
    return {
      answers: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      errors: fields
        .filter((field) => field.matches('[aria-invalid]'))
        .filter((field) => document.getElementById(field.getAttribute('aria-describedby') ?? ''))
        .map(({ name }) => name),
      errorCount: Number(/\d+/.exec(form?.querySelector('[role=alert]')?.textContent ?? '') ?? 0),
      isSubmitting: form?.querySelector<HTMLButtonElement>('[type=submit]')?.disabled,
      windowCalls: window.opened.length,
      lastLink: window.opened.at(-1)?.link,
      panels,
      notice: isFailure ? 'failure' : isSuccess ? 'success' : 'none',
      noticeCount: isFailure + isSuccess,
      focus: readFocus(),
      job: new URLSearchParams(location.search).get('job') ?? '',
    };
  }, fieldNames);

async function compare(model: FormModel, page: Page) {
  await expect(async () => {
    const { panels, lastLink, noticeCount, errorCount, ...seen } = await observe(page);
    model.acceptFocus(seen.focus);
    const { errors, windowCalls, isSubmitting, notice, focus, job } = model;
    expect(seen).toEqual({
      answers: model.answers,
      errors,
      windowCalls,
      isSubmitting,
      notice,
      focus,
      job,
    });
    expect(errorCount).toBe(errors.length);
    expect(noticeCount).toBe(notice === 'none' ? 0 : 1);
    expect(panels.map(({ isOpened }) => isOpened)).toEqual(
      model.panels.map(({ isOpened }) => isOpened),
    );
    for (const [index, { link, text, isOpened }] of panels.entries()) {
      expectWords(link, model, index);
      expect(text).toContain(isOpened ? words.careers.afterOpening : words.careers.afterBlocking);
    }
    if (!isSubmitting && panels[0]) expect(lastLink).toBe(panels[0].link);
  }).toPass({ intervals: [20, 50, 100, 200], timeout: 5000 });
}

/** An e-mail contains every answer, and the lines of the letter in order. */
function expectWords(link: string, model: FormModel, index: number) {
  const body = new URL(link).searchParams.get('body') ?? '';
  const { message = '', ...lines } = model.panels[index]?.application ?? {};
  for (const line of Object.values(lines)) expect(body).toContain(joinLines(line));
  expect(body.endsWith(message.replaceAll(/\r\n?|\n/g, '\r\n').toWellFormed())).toBe(true);
}

type Command = fc.AsyncCommand<FormModel, Page>;

/** @param run acts on the page and on the model */
const command = (
  name: string,
  run: (model: FormModel, page: Page) => Promise<void>,
  check: (model: FormModel) => boolean = () => true,
): Command => ({
  check,
  run: async (model, page) => {
    await run(model, page);
    await compare(model, page);
  },
  toString: () => name,
});

/** The field may normalize the text; the form is expected to keep the result. */
async function write(model: FormModel, page: Page, name: FieldName, text: string) {
  const field = findField(page, name);
  if (name === 'position') {
    await field.focus();
    await field.selectOption(text);
  } else await field.fill(text);
  model.write(name, await field.inputValue());
}

const writeIn = (name: FieldName) => (text: string) =>
  command(`write(${name}, ${JSON.stringify(text)})`, (model, page) =>
    write(model, page, name, text),
  );

const fillIn = command('fillIn', async (model, page) => {
  await writeAll(page);
  for (const name of fieldNames) model.write(name, answers[name]);
});

const press = command(
  'press',
  async (model, page) => {
    await findSubmit(page).click();
    model.submit('button');
  },
  ({ isSubmitting }) => !isSubmitting,
);

const pressEnter = command('pressEnter', async (model, page) => {
  await findField(page, 'name').press('Enter');
  model.submit('name');
});

const finish = command(
  'finish',
  async (model, page) => {
    await page.evaluate(() => window.goOn());
    model.finish();
  },
  ({ isSubmitting }) => isSubmitting,
);

const answer = (kind: Window['answer']) =>
  command(
    `answer(${kind})`,
    async (model, page) => {
      await page.evaluate((kind) => {
        window.answer = kind;
      }, kind);
      model.canWindowsOpen = kind === 'window';
    },
    // `window.open` was already called when the submission began.
    ({ isSubmitting }) => !isSubmitting,
  );

const putBack = (number: number) =>
  command(
    `putBack(${number})`,
    async (model, page) => {
      const panel = page.locator('form ~ section').nth(number);
      await panel.getByRole('button').last().click();
      const { [number]: from } = model.panels;
      if (from) model.putBack(from);
      await expect(page.getByText(words.careers.backInForm)).toHaveRole('status');
    },
    ({ panels }) => panels[number]?.isOpened === true,
  );

const apply = (number: number) =>
  command(
    `apply(${number})`,
    async (model, page) => {
      await page.locator('[data-item]').nth(number).locator('a[href*="job="]').click();
      model.apply(openings[number]?.title ?? '');
    },
    () => number < openings.length,
  );

const go = (step: 1 | -1) =>
  command(
    step === -1 ? 'goBack' : 'goForward',
    async (model, page) => {
      await (step === -1 ? page.goBack() : page.goForward());
      model.go(step);
    },
    ({ isFirst, isLast }) => !(step === -1 ? isFirst : isLast),
  );

const anyText = fc.string({ unit: 'grapheme' });
const anyWriting = fc.oneof(
  fc.oneof(anyText, fc.constantFrom('', ' A ', 'Al', 'आशा')).map(writeIn('name')),
  fc
    .oneof(anyText, fc.emailAddress(), fc.constantFrom('a@', 'a@b', 'आशा@उदाहरण.भारत'))
    .map(writeIn('email')),
  fc.oneof(anyText, fc.constantFrom('123', '1234567890', 'abcdefghij')).map(writeIn('phone')),
  fc.constantFrom(...positions).map(writeIn('position')),
  fc.oneof(anyText, fc.constantFrom('', 'P.S.\n\nOne more line')).map(writeIn('message')),
);

/** Commands that the form does not offer in its current state are skipped. */
const anyCommands = fc.commands(
  [
    fc.oneof(
      { weight: 6, arbitrary: anyWriting },
      { weight: 4, arbitrary: fc.constant(fillIn) },
      { weight: 6, arbitrary: fc.constantFrom(press, pressEnter) },
      { weight: 12, arbitrary: fc.constant(finish) },
      { weight: 2, arbitrary: fc.constantFrom('window', 'refuse', 'throw').map(answer) },
      { weight: 12, arbitrary: fc.nat(2).map(putBack) },
      { weight: 2, arbitrary: fc.nat(openings.length).map(apply) },
      { weight: 8, arbitrary: fc.constantFrom(go(-1), go(1)) },
    ),
  ],
  { maxCommands: 25, size: 'max' },
);

test('the form loses no input, whatever is typed and clicked in any order', async ({ page }) => {
  test.setTimeout(propertyTime);
  await stubWindowOpen(page);
  await holdSubmitting(page);
  await fc.assert(
    fc.asyncProperty(anyCommands, async (commands) => {
      await visit(page);
      await fc.asyncModelRun(() => ({ model: new FormModel(positions), real: page }), commands);
    }),
    propertyRuns,
  );
});
