import { expect } from '@playwright/test';
import { fill } from '../../../src/content/words.ts';
import { hasPage, readPublished, readSite } from '../../support/site.ts';
import { studyList, test } from './lists.ts';
import { needs } from './site-page.ts';

needs('a page of case studies', hasPage('case-studies'));

const { words, paths } = readSite();
const all = readPublished('caseStudies');
const { id = '', industry: own = '' } = all.at(-1) ?? {};
const other = studyList.choices.find((industry) => industry !== own) ?? '';

test.use({ list: studyList });

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a testimonial shows 100 characters, and whole with the rest or on paper', async ({
      page,
    }) => {
      needs('a case study', id !== '');
      await page.goto(paths.caseStudies);
      const study = page.locator(`#${id}`);
      const quoted = study.locator('details blockquote');
      const characters = [...((await quoted.textContent()) ?? '').replaceAll(/[“”„]/g, '')];
      const quote = `${characters.slice(0, 100).join('')}…`;
      const preview = study.getByText(fill(words.caseStudies.quote, { quote }), { exact: true });
      await expect(preview).toBeVisible();
      await expect(quoted).toBeVisible({ visible: !javaScriptEnabled });
      await page.emulateMedia({ media: 'print' });
      await expect(preview).toBeHidden();
      await expect(quoted).toBeVisible();
      await page.emulateMedia({ media: null });
      await study.locator('summary').press('Enter');
      await expect(quoted).toBeVisible();
    });
  });

test('a link to a study shows it, whatever the tab', async ({ page, listPage }) => {
  needs('case studies of two industries', other !== '');
  await listPage.visit(`${listPage.query(other)}#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});
