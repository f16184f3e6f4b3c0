import type { Page } from '@playwright/test';
import { fill } from '../../../src/content/words/fill.ts';
import {
  type FieldName,
  fieldNames,
  fieldOf,
} from '../../../src/features/careers/application-fields.ts';
import { formatBody, formatSubject } from '../../../src/features/careers/application-mail.ts';
import { exampleAnswers } from '../../../src/features/careers/example-answers.ts';
import { hasPage, readOpenings } from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { readSite } from '../../support/read-site.ts';
import { needs } from './needs.ts';
import { holdTimer, waitForIslands } from './visit.ts';

const { words, paths } = readSite();

export const path = paths.workWithUs;
export const needsCareers = () => needs('a page of careers', hasPage('work-with-us'));
export const mailbox = readFirm().email;
export const success = {
  title: words.careers.successTitle,
  text: words.careers.successText,
};
export const failure = {
  title: words.careers.failureTitle,
  text: words.careers.failureText,
};
/** The message under each field that must be filled in. */
export const messages = Object.fromEntries(
  fieldNames.flatMap((name) => {
    const { required } = fieldOf(name);
    return required ? [[name, words.careers[required.error]]] : [];
  }),
) as Record<FieldName, string>;
/** How many errors an empty form has. */
export const errorCount = Object.keys(messages).length;
export const openings = readOpenings();
export const answers = {
  ...exampleAnswers,
  position: openings.at(-1)?.title ?? words.careers.generalApplication,
  message: 'Dear team,\n\nगुड मॉर्निंग & 🙂',
};
export const subject = formatSubject(answers, words);
export type Name = keyof typeof answers;

declare global {
  interface Window {
    opened: {
      link: string;
      target: string;
      button: string;
      disabled: boolean;
      /** Whether `window.open` was called during the submit event. */
      withinSubmit: boolean;
    }[];
    answer: 'window' | 'refuse' | 'throw';
  }
}

/**
 * Replaces `window.open` with a stub that records its calls, so that no test opens a mail program.
 */
export async function stubWindowOpen(page: Page, answer: Window['answer'] = 'window') {
  await page.addInitScript((first) => {
    window.opened = [];
    window.answer = first;
    let isWithin = false;
    addEventListener('submit', () => (isWithin = true), { capture: true });
    addEventListener('submit', () => (isWithin = false));
    window.open = (link, target) => {
      const button = document.querySelector<HTMLButtonElement>('form [type=submit]');
      window.opened.push({
        link: String(link),
        target: String(target),
        button: button?.textContent ?? '',
        disabled: button?.disabled ?? false,
        withinSubmit: isWithin,
      });
      if (window.answer === 'throw') throw new Error('no window');
      return window.answer === 'refuse' ? null : ({ closed: true } as Window);
    };
  }, answer);
}

/** Keeps the form in its submitting state until `window.goOn()` is called. */
export const holdSubmitting = (page: Page) => holdTimer(page, 500);

export const findForm = (page: Page) => page.getByRole('form', { name: words.careers.form });
export const findField = (page: Page, name: Name) => page.locator(`[name="${name}"]`);
/** @returns whether the field is a list to choose from */
export const isChoice = (name: FieldName) => fieldOf(name).control.element === 'select';
export const findSubmit = (page: Page) => findForm(page).getByRole('button');
export const findPanel = (page: Page, position = answers.position) =>
  page.getByRole('region', { name: fill(words.careers.applicationFor, { position }) });
export const findCards = (page: Page) => page.locator('[data-item]:visible h3');

/** Opens the page and waits until its islands are hydrated. */
export async function visit(page: Page, query = '') {
  await page.goto(path + query);
  await waitForIslands(page);
}

export async function fillIn(page: Page, change: Partial<typeof answers> = {}) {
  const all = { ...answers, ...change };
  for (const name of fieldNames)
    if (isChoice(name)) await findField(page, name).selectOption(all[name]);
    else await findField(page, name).fill(all[name]);
}

/** Opens the page, fills in the form, submits it and waits for the answer. */
export async function submit(
  page: Page,
  change: Partial<typeof answers> = {},
  answer: Window['answer'] = 'window',
) {
  await stubWindowOpen(page, answer);
  await visit(page);
  await fillIn(page, change);
  await findSubmit(page).click();
  await findPanel(page).waitFor();
}

export const readForm = (page: Page) =>
  findForm(page).evaluate((form) =>
    Object.fromEntries(new FormData(form as HTMLFormElement).entries()),
  );

export const lastOpened = (page: Page) => page.evaluate(() => window.opened.at(-1));

export function readLink(link: string) {
  const url = new URL(link);
  return {
    address: url.pathname,
    names: [...url.searchParams.keys()],
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  };
}

export const letter = formatBody(answers, words).split('\r\n');
