import { expect } from '@playwright/test';
import { readMenus } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { findTextPage } from '../../support/routes.ts';
import { test } from './site-page.ts';

/** What assistive technology is given of the header. */

const { words } = readSite();

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
