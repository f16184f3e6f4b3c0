import { requiredPages } from '../content/law/required-pages.ts';
import { type Problem, quote } from '../content/problem.ts';
import { kindNames, kinds } from '../registry.ts';
import { isValid } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { contentFile, folderOf, kindFolder, type Source } from '../site/source.ts';
import { describeLeaving } from './addresses.ts';
import { fieldProblem } from './file-problems.ts';

/** What a schema cannot say of files together. */

/** @returns what is the same for texts that look alike: joiners of words and kinds of spaces do not show */
const foldLook = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function findDoubles(entries: Source[], field: string, fix: string): Problem[] {
  const seen = new Map<string, Source>();
  return entries.flatMap((entry) => {
    const value = (entry.data as Record<string, unknown>)[field];
    if (value === undefined) return [];
    // The parts of an entry have an order of their own.
    const group = field === 'order' ? folderOf(`/${entry.id}`) : '';
    const key = `${group}\n${foldLook(String(value))}`;
    const first = seen.get(key);
    if (first)
      return [fieldProblem(entry, [field], `${quote(value)} is also in ${first.file}`, fix)];
    seen.set(key, entry);
    return [];
  });
}

/** Finds equal values in fields that must differ between files. */
export const checkDuplicates = ({ files, filesOf, words }: Site): Problem[] => [
  ...kindNames.flatMap((name) => {
    const own = filesOf(name);
    return [
      ...(kinds[name].unique ?? []).flatMap((field) =>
        findDoubles(own, field, `Give each its own ${field}.`),
      ),
      ...Object.entries(kinds[name].reserved?.(words) ?? {}).flatMap(([field, taken = '']) =>
        own
          .filter(({ data }) => foldLook(String(Object(data)[field])) === foldLook(taken))
          .map((entry) => {
            const message = `${quote(taken)} is in the same list on the page`;
            return fieldProblem(entry, [field], message, `Write another ${field}.`);
          }),
      ),
      // The home page has a field of the same name for its sections.
      ...(name === 'pages' ? [] : findDoubles(own, 'order', 'Give each its own place: 1, 2, 3 …')),
    ];
  }),
  ...['metaTitle', 'metaDescription'].flatMap((field) =>
    findDoubles(
      files.filter(isValid),
      field,
      'Search engines show only one of two identical pages: say what is specific to this one.',
    ),
  ),
];

/** The featured article, shown above the list, is the chosen one or article 0, and published. */
export function checkFeaturedArticle(site: Site): Problem[] {
  const list = site.filesOf('pages').find(({ id }) => id === 'blogs');
  const { featured } = (list?.data ?? {}) as { featured?: string };
  return site
    .filesOf('articles')
    .filter(({ id }) => (featured ? id === featured : Number.parseInt(id, 10) === 0))
    .flatMap((article) => {
      const reason = describeLeaving(article, site);
      const field = article.data.draft ? 'draft' : 'date';
      const message = `the article is the featured one and ${reason}`;
      const fix = `Correct the field, or choose another article: "featured" in ${contentFile('pages', 'blogs', article.subfolder)}.`;
      return reason ? [fieldProblem(article, [field], message, fix)] : [];
    });
}

const nameOf = { imprint: 'an imprint', privacy: 'a privacy notice' };

/** Finds legal pages that the law of a country with an office asks for and the firm does not have. */
export const checkCountries = ({ filesOf, content }: Site): Problem[] => {
  const pages = filesOf('legal');
  const folder = kindFolder('legal');
  // A page with problems may be the one.
  if (content.filePaths.filter((file) => folderOf(file) === folder).length > pages.length)
    return [];
  const legal = pages.map(({ data }) => data.serves);
  const missing = new Map(
    filesOf('offices').flatMap((office) =>
      requiredPages(office.data.country)
        .filter((page) => !legal.includes(page))
        .map((page) => [page, office] as const),
    ),
  );
  return [...missing].map(([page, office]) => {
    const message = `the law of ${office.data.country} asks for ${nameOf[page]}, and no legal page is one`;
    const fix = `Write the page, such as ${contentFile('legal', page)}, with the line "serves: ${page}"; or add that line to the page that you have.`;
    return fieldProblem(office, ['country'], message, fix);
  });
};
