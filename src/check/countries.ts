import { requiredPages } from '../content/law/required-pages.ts';
import type { Source } from '../site/source.ts';
import { contentFile, folderOf } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import type { Problem } from './problem.ts';

const nameOf = { imprint: 'an imprint', privacy: 'a privacy notice' };

/**
 * Finds legal pages that the law of a country with an office asks for and the firm does not have.
 * @param entries of the first language
 * @param files all paths of the content folder: a page with problems may be the one
 */
export const checkCountries = (entries: Source[], files: string[]): Problem[] => {
  const pages = pick(entries, 'legal');
  const folder = folderOf(contentFile('legal', 'name'));
  if (files.filter((file) => folderOf(file) === folder).length > pages.length) return [];
  const legal = pages.map(({ data }) => data.serves);
  const missing = new Map(
    pick(entries, 'offices').flatMap((office) =>
      requiredPages(office.data.country)
        .filter((page) => !legal.includes(page))
        .map((page) => [page, office] as const),
    ),
  );
  return [...missing].map(([page, office]) =>
    fieldProblem(
      office,
      ['country'],
      `the law of ${office.data.country} asks for ${nameOf[page]}, and no legal page is one`,
      `Write the page, such as ${contentFile('legal', page)}, with the line "serves: ${page}"; or add that line to the page that you have.`,
    ),
  );
};
