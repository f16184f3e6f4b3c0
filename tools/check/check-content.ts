import { buildPaths } from '../../src/content/addresses.ts';
import { readLanguages } from '../../src/content/languages.ts';
import { readWords } from '../../src/content/words/read-words.ts';
import { checkBody } from './bodies.ts';
import { checkDates } from './date-order.ts';
import { checkDuplicates } from './duplicates.ts';
import { fieldProblem, pick } from './entries.ts';
import { checkFileNames } from './file-names.ts';
import { checkFirmFacts } from './firm-literals.ts';
import { checkLaw } from './law.ts';
import { checkLinks } from './links.ts';
import { checkPictures } from './pictures.ts';
import { compareProblems, type Problem } from './problem.ts';
import { checkReferences } from './references.ts';
import { checkSchema } from './schema-errors.ts';
import { readSource, type Source, type SourceFile } from './source.ts';

/** What lies in `content/`. */
export interface ContentFolder {
  /** The text files. */
  files: SourceFile[];
  /** Paths of all other files; false where one with a picture's ending is no readable picture. */
  pictures: Map<string, boolean>;
}

/** Article 0 stands in the featured place above the list; lists themselves are newest first. */
const checkFirstArticle = (entries: Source[]): Problem[] =>
  pick(entries, 'articles')
    .filter(({ id, data }) => Number.parseInt(id, 10) === 0 && data.draft === true)
    .map((entry) =>
      fieldProblem(
        entry,
        ['draft'],
        'article 0 is the featured one and cannot be a draft',
        'Delete the field.',
      ),
    );

/**
 * Judges all of `content/` before anything is built from it.
 * @returns every problem, by file and line; nothing where the site can be built
 */
export function checkContent({ files, pictures }: ContentFolder): Problem[] {
  const read = files.map(readSource);
  const sources = read.flatMap(({ source }) => (source ? [source] : []));
  const judged = sources.map((source) => ({ source, errors: checkSchema(source) }));
  const entries = judged.filter(({ errors }) => errors.length === 0).map(({ source }) => source);
  const [language] = readLanguages();
  const paths = buildPaths(readWords(language ?? { code: 'en', tag: 'en' }).addresses);
  return [
    ...read.flatMap(({ problems }) => problems),
    ...judged.flatMap(({ errors }) => errors),
    ...checkFileNames(files.map(({ path }) => path).concat([...pictures.keys()]), paths),
    ...checkReferences(entries, sources),
    ...checkPictures(entries, pictures),
    ...checkDates(entries),
    ...checkLaw(sources, entries),
    ...checkDuplicates(entries),
    ...checkFirmFacts(entries),
    ...checkLinks(sources, paths),
    ...sources.flatMap(checkBody),
    ...checkFirstArticle(entries),
  ].sort(compareProblems);
}
