import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { formatProblem } from '../../../src/check/problem.ts';
import { readContent } from '../../../src/check/read-content.ts';
import { listWarnings } from '../../../src/check/warnings.ts';
import { changeContent, readExpected } from './small-firm.ts';

/** The example firm, whose pages are all in two languages. */
beforeAll(() => void vi.stubEnv('SITE_CONTENT', 'examples/kanzlei'));
afterAll(() => void vi.unstubAllEnvs());

const printAfter = async (changes: string[]) => {
  const content = changeContent(await readContent(), changes);
  const print = (found: ReturnType<typeof checkContent>) =>
    found.map((problem) => formatProblem(problem).replaceAll('examples/kanzlei/', ''));
  return { problems: print(checkContent(content)), warnings: print(listWarnings(content)) };
};

/** Without the page in the first language, a translation has the fields that both would share. */
const wholeOpening = 'change en/openings/job-002.md | title: | postedDate: 2026-06-01\ntitle:';

test('content with every page in both languages has no problem and no warning', async () => {
  expect(await printAfter([])).toEqual({ problems: [], warnings: [] });
});

test.each([
  [
    'a page without its translation',
    ['delete en/openings/job-002.md'],
    [
      'openings/job-002.md  there is no file of this name in the language en-GB. Write en/openings/job-002.md, or leave the page out in that language.',
    ],
  ],
  [
    'a translation without its page',
    ['delete openings/job-002.md', wholeOpening],
    [
      'en/openings/job-002.md  there is no file of this name in the language de-DE. Write openings/job-002.md, or leave the page out in that language.',
    ],
  ],
  [
    'a link to a page that is only in another language',
    [
      'delete openings/job-002.md',
      wholeOpening,
      'change articles/01-e-rechnung.md | \n## | \n[Job](/en/work-with-us/job-002)\n\n##',
    ],
    [
      'articles/01-e-rechnung.md:27  the link "/en/work-with-us/job-002" leads to a page that is only in another language. Say so beside the link, or translate the page.',
      'en/openings/job-002.md  there is no file of this name in the language de-DE. Write openings/job-002.md, or leave the page out in that language.',
    ],
  ],
])('causes a warning: %s', async (_, changes, warnings) => {
  expect(await printAfter(changes)).toEqual({ problems: [], warnings });
});

test.each([
  [
    'a translation without its page and without the fields that both share',
    ['delete openings/job-002.md'],
    [
      'en/openings/job-002.md  postedDate: is missing. Add the field. Expected: day on which the opening was posted, written like 2025-01-15.',
    ],
  ],
  [
    'an address of the site that its translation relies on',
    ['change firm.yaml | siteUrl: https:// | siteUrl: '],
    [
      'firm.yaml:8  siteUrl: "www.musterkanzlei.example" is not a web address that begins with https://. …',
    ],
  ],
  [
    'a missing field that the translation relies on',
    ['change offices/wien.yaml | postalCode: | code:'],
    ['offices/wien.yaml:6  code: is not a field of this file. …'],
  ],
  [
    'a folder of a language that the site does not have',
    ['write fr/firm.yaml | name: Exemple', 'copy synonyms.yaml | fr/synonyms.yaml'],
    [
      'fr/  the site does not have the language "fr". Add it to "languages" in firm.yaml, after the first one; or delete the folder.',
    ],
  ],
  [
    'the page of the sectors that only one language has',
    ['delete en/pages/business-sectors.yaml'],
    [
      'en/menus.yaml:5  header, item 1, links, item 2, page: the site has no page "business-sectors". …',
      'en/menus.yaml:24  footer, item 1, links, item 2, page: the site has no page "business-sectors". …',
      'en/pages/business-sectors.yaml  the page is missing, so that no visitor sees …',
    ],
  ],
  [
    'a link to a page in another language',
    [
      'change en/articles/02-nachweisgesetz.md | \n## | \n[A](/leistungen/arbeitsrecht/kuendigung)\n\n##',
    ],
    [
      'en/articles/02-nachweisgesetz.md:13  the link "/leistungen/arbeitsrecht/kuendigung" leads to the page in another language. Write "/en/services/employment-law/dismissal", its address in the language of this file.',
    ],
  ],
  [
    'a link to a path that was replaced by a slug',
    ['change en/articles/02-nachweisgesetz.md | \n## | \n[A](/en/services/arbeitsrecht)\n\n##'],
    [
      'en/articles/02-nachweisgesetz.md:13  the link "/en/services/arbeitsrecht" is broken: the site has no such page. Write the address of a page of this site, such as /services/legal-services.',
    ],
  ],
  [
    'a slug that another file of the language uses',
    ['change en/services/steuerberatung.md | slug: tax-advice | slug: business-succession'],
    [
      'en/services/steuerberatung.md:2  slug: the address /en/services/business-succession belongs to en/services/unternehmensnachfolge.md. Choose another slug.',
      'en/services/unternehmensnachfolge.md:2  slug: the address /en/services/business-succession belongs to en/services/steuerberatung.md. Choose another slug.',
      'redirects.yaml:10  redirects, item 4, to: the link "/en/services/tax-advice" is broken: the site has no such page. Write the address of a page of this site, such as /services/legal-services.',
    ],
  ],
  [
    'a translation that omits an optional text',
    ['change en/case-studies/ein-schichtmodell-das-haelt.yaml | notWorked: | # notWorked:'],
    [
      'en/case-studies/ein-schichtmodell-das-haelt.yaml  notWorked: the text is missing, while case-studies/ein-schichtmodell-das-haelt.yaml has it. Translate it, or delete it in both files.',
    ],
  ],
  [
    'a list of redirects in the folder of a language',
    ['write en/redirects.yaml | redirects: []'],
    ['en/redirects.yaml  there is one list for all languages. Move its items to redirects.yaml.'],
  ],
])('is rejected: %s', async (_, changes, problems) => {
  const { problems: printed } = await printAfter(changes);
  expect(printed).toEqual(problems.map((line, index) => readExpected(line, printed[index])));
});

test('a translation shows the picture that is beside the file in the first language', async () => {
  const { files } = await readContent();
  const study = 'case-studies/ein-schichtmodell-das-haelt.yaml';
  const find = (path: string) => files.find((file) => file.path.endsWith(`kanzlei/${path}`))?.text;
  expect(find(study)).toContain('image: ./images/');
  expect(find(`en/${study}`)).not.toContain('image:');
});
