import { expect } from '@playwright/test';
import { fieldNames, fieldOf } from '../../../src/features/careers/application-fields.ts';
import { readMenus } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { answers, findForm, needsCareers } from './careers-page.ts';
import { test } from './site-page.ts';

/** What assistive technology is given of the header and of the form. */

const { paths, words } = readSite();
const { careers } = words;

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
