import type { Language } from '../content/languages.ts';
import { kinds } from '../registry.ts';
import type { ContentFolder } from './check-content.ts';
import { findLanguages, listPagesIn, listUntranslated, showsFirstLanguage } from './languages.ts';
import { findRulesWithoutLaw, findUndatedLaw } from './law-data.ts';
import { findTwin, type Targets } from './link-problems.ts';
import { contentFile } from './locate.ts';
import { findLinks } from './markdown.ts';
import { findUnregisteredLaw } from './named-law.ts';
import { compareProblems, type Problem, quote } from './problem.ts';
import { type KnownSources, readSource } from './read-source.ts';
import type { Source, SourceFile } from './source.ts';

const codeOf = ({ prefix, code }: Language) => (prefix === '' ? '' : code);

const isDraft = ({ data }: Source) => (data as { draft?: unknown } | undefined)?.draft === true;

/**
 * Pages and parts of pages need translations; other files, such as synonyms, may differ by
 * language.
 */
const hasTwins = ({ kind }: Source) => 'address' in kinds[kind] || 'page' in kinds[kind];

/** Finds files that one of the languages does not have. */
function findMissingTwins(
  sources: Source[],
  languages: Language[],
): (Problem & { language: Language })[] {
  const shown = new Map(
    languages.map((language) => [language, new Set(listUntranslated(sources, language))]),
  );
  return sources
    .filter((source) => hasTwins(source) && !isDraft(source))
    .flatMap((source) => {
      const { file, kind, id, code } = source;
      return languages
        .filter((language) => codeOf(language) !== code)
        .filter(
          (language) =>
            !sources.some(
              (other) => other.kind === kind && other.id === id && other.code === codeOf(language),
            ),
        )
        .map((language) => ({
          language,
          file,
          message: `there is no file of this name in the language ${language.tag}`,
          fix: `Write ${contentFile(kind, id, codeOf(language))}${shown.get(language)?.has(source) ? '; until then, visitors find it in the first language.' : ', or leave the page out in that language.'}`,
        }));
    });
}

/** With more untranslated files, they would bury every other message. */
const mostListed = 3;

/** Puts many files that a language does not have into one line. */
function summarize(missing: ReturnType<typeof findMissingTwins>, isShown: boolean): Problem[] {
  const consequence = isShown
    ? ', so that their entries are shown in the first language there'
    : ', so that their pages are left out there';
  const byLanguage = Map.groupBy(missing, ({ language }) => language);
  return [...byLanguage].flatMap(([{ folder, tag }, files]) =>
    files.length <= mostListed
      ? files
      : [
          {
            file: `${folder}/`,
            message: `${files.length} files are not translated into ${tag}${consequence}`,
            fix: 'npm run check -- --untranslated lists them.',
          },
        ],
  );
}

function findForeignLinks(source: Source, targets: Targets): Problem[] {
  return findLinks(source)
    .map((link) => ({ ...link, path: link.url.split(/[?#]/)[0] ?? '' }))
    .filter(({ path }) => !targets.pages.has(path) && targets.elsewhere.has(path))
    .filter(({ path }) => findTwin(path, targets) === undefined)
    .map(({ url, line }) => ({
      file: source.file,
      line,
      message: `the link ${quote(url)} leads to a page that is only in another language`,
      fix: 'Say so beside the link, or translate the page.',
    }));
}

/**
 * Finds what an editor should know but what does not stop the build.
 * @param content without problems
 * @param isWhole lists every file without a translation
 * @param known cache of the check, so that no file is parsed twice
 */
export function listWarnings(
  { files }: Pick<ContentFolder, 'files'>,
  isWhole = false,
  known?: KnownSources,
): Problem[] {
  const parse = (some: SourceFile[]) =>
    some.flatMap((file) => readSource(file, known).source ?? []);
  const firmFile = contentFile('firm', 'firm');
  const languages = findLanguages(parse(files.filter(({ path }) => path === firmFile)));
  const lawFolder = contentFile('law', '').slice(0, -'.yaml'.length);
  const register = files.filter(({ path }) => path.startsWith(lawFolder));
  // The others need every file.
  if (languages.length === 1 && register.length === 0) return [];
  const sources = parse(files);
  const law = [findUndatedLaw, findRulesWithoutLaw, findUnregisteredLaw].flatMap((find) =>
    find(sources),
  );
  if (languages.length === 1) return law.sort(compareProblems);
  const links = languages.flatMap((language) => {
    const targets = {
      pages: listPagesIn(sources, [language]),
      elsewhere: listPagesIn(
        sources,
        languages.filter((other) => other !== language),
      ),
    };
    const own = sources.filter(({ code }) => code === codeOf(language));
    return own.flatMap((source) => findForeignLinks(source, targets));
  });
  const missing = findMissingTwins(sources, languages);
  const isShown = showsFirstLanguage(sources);
  return [...law, ...(isWhole ? missing : summarize(missing, isShown)), ...links].sort(
    compareProblems,
  );
}
