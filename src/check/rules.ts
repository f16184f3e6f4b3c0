import { requiredPages } from '../content/law/required-pages.ts';
import { type Problem, quote, type Report } from '../content/problem.ts';
import { getKind, kindNames, kinds } from '../registry.ts';
import { isFields, isValid, type LoadedFile } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { contentFile, folderOf, kindFolder, type Source } from '../site/source.ts';
import { describeLeaving } from './addresses.ts';
import { fieldProblem } from './file-problems.ts';

/** What a schema cannot say: of the fields of a file, and of files together. */

const isFilled = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Checks what every kind declares of its fields: which belong together, and which date is first. */
function checkDeclared({ kind, data }: LoadedFile, report: Report) {
  const values = data as Record<string, unknown>;
  for (const { fields, of } of kinds[kind].companions ?? [])
    for (const field of isFilled(values[of]) ? [] : fields)
      if (isFilled(values[field]))
        report(
          [field],
          `no page shows it without the field ${quote(of)}`,
          `Write ${quote(of)} too, or delete this field.`,
        );
  for (const { first, later, meaning } of kinds[kind].dateOrder ?? []) {
    const [before, after] = [values[first], values[later]];
    // ISO dates such as 2025-01-15 sort as text.
    if (before && after && String(after) < String(before))
      report(
        [later],
        `${quote(after)} is before ${meaning}`,
        `Write ${quote(before)} or later, or delete the field.`,
      );
  }
}

/**
 * Checks files that their schema accepts, each by itself. What a translation shares with the file of the
 * first language is reported there alone.
 */
export const checkFiles = (files: LoadedFile[]): Problem[] =>
  files.flatMap((file) => {
    const problems: Problem[] = [];
    const report: Report = (path, ...words) => {
      const isOwn = !file.original || (isFields(file.written) && String(path[0]) in file.written);
      if (isOwn) problems.push(fieldProblem(file, path, ...words));
    };
    checkDeclared(file, report);
    getKind(file.kind).check?.({ ...file, data: file.data as Record<string, unknown> }, report);
    return problems;
  });

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
