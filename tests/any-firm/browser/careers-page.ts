import type { Page } from '@playwright/test';
import { type Answers, fieldNames, fields } from '../../../src/features/careers/application.ts';
import { hasPage, readOpenings } from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { readSite } from '../../support/read-site.ts';
import { needs } from './needs.ts';
import { waitForIslands } from './visit.ts';

const { words, paths } = readSite();

export const path = paths.workWithUs;
export const needsCareers = () => needs('a page of careers', hasPage('work-with-us'));
export const mailbox = readFirm().email;
export const openings = readOpenings();
export const answers: Answers = {
  name: 'Asha Example',
  email: 'asha@mail.example',
  phone: '+91 98765 43210',
  position: openings.at(-1)?.title ?? words.careers.generalApplication,
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
export const stubWindowOpen = (page: Page, answer: Window['answer'] = 'window') =>
  page.addInitScript((first) => {
    window.opened = [];
    window.answer = first;
    window.open = (link, target) => {
      const button =
        document.querySelector('#job-application-form [type=submit]')?.textContent ?? '';
      window.opened.push({ link: String(link), target: String(target), button });
      if (window.answer === 'throw') throw new Error('no window');
      return window.answer === 'refuse' ? null : ({ closed: true } as Window);
    };
  }, answer);

export const findForm = (page: Page) => page.getByRole('form', { name: words.careers.form });
export const findField = (page: Page, name: string) => page.locator(`[name="${name}"]`);
export const findSubmit = (page: Page) => findForm(page).locator('[type=submit]');

/** Opens the page and waits until its islands are hydrated. */
export async function visit(page: Page, query = '') {
  await page.goto(path + query);
  await waitForIslands(page);
}

export async function fillIn(page: Page, change: Partial<Answers> = {}) {
  const all = { ...answers, ...change };
  for (const name of fieldNames)
    if (fields[name].control === 'select') await findField(page, name).selectOption(all[name]);
    else await findField(page, name).fill(all[name]);
}

/** @returns the values of the fields; a field without one is left out */
export const readForm = (page: Page) =>
  findForm(page).evaluate((form) =>
    Object.fromEntries([...new FormData(form as HTMLFormElement)].filter(([, value]) => value)),
  );

export function readLink(link: string) {
  const { pathname, searchParams } = new URL(link);
  return { address: pathname, fields: Object.fromEntries(searchParams) };
}
