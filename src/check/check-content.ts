import { contentFolder } from '../content/folder.ts';
import type { Language } from '../content/languages.ts';
import { checkAnchors } from './anchors.ts';
import { checkBody } from './bodies.ts';
import { checkCalculators } from './calculators.ts';
import { checkCalendars } from './calendars.ts';
import { checkChecklists } from './checklists.ts';
import { checkCompanions } from './companions.ts';
import { checkCountries } from './countries.ts';
import { checkDates } from './date-order.ts';
import { checkDuplicates } from './duplicates.ts';
import { fieldProblem, pick } from './entries.ts';
import { checkFigures } from './figures.ts';
import { checkFileNames, checkTaken } from './file-names.ts';
import { checkFirmFacts } from './firm-literals.ts';
import { createFutureLookup } from './future.ts';
import { checkWords, findPaths } from './language-words.ts';
import { findLanguages, gatherLanguage, listPagesIn, listUntranslated } from './languages.ts';
import { checkLaw } from './law.ts';
import { checkLinks } from './links.ts';
import { contentFile, locate } from './locate.ts';
import { checkMembers } from './members.ts';
import { checkMenus } from './menus.ts';
import { checkPages } from './pages.ts';
import { checkPalette } from './palette.ts';
import { checkPay } from './pay.ts';
import { checkPictures, checkPortraits, type PictureSize } from './pictures.ts';
import { compareProblems, type Problem, quote } from './problem.ts';
import { checkReach } from './reach.ts';
import { checkRedirects } from './redirects.ts';
import { checkReferences } from './references.ts';
import { checkMerged, checkSchema } from './schema-errors.ts';
import { checkSlugs } from './slugs.ts';
import { type KnownSources, readSource, type Source, type SourceFile } from './source.ts';
import { checkTitles } from './titles.ts';
import { checkSharedTexts, checkTranslations } from './translations.ts';

/** The files of `content/`. */
export interface ContentFolder {
  /** The text files. */
  files: SourceFile[];
  /** Sizes of all other files by path; false if a file cannot be read as a picture. */
  pictures: Map<string, PictureSize | false>;
  /** Symbolic links, which are not followed. */
  symlinks?: string[];
}

/**
 * The featured article, shown above the list: the chosen one, or article 0. It must be in the site.
 */
function checkFeaturedArticle(entries: Source[]): Problem[] {
  const articles = pick(entries, 'articles');
  const list = pick(entries, 'pages').find(({ id }) => id === 'blogs');
  const { featured } = (list?.data ?? {}) as { featured?: string };
  const article = articles.find(({ id }) =>
    featured === undefined ? Number.parseInt(id, 10) === 0 : id === featured,
  );
  if (!article) return [];
  const isDraft = article.data.draft === true;
  const day = createFutureLookup(entries)(article);
  const reason = isDraft ? 'is a draft' : day && `is not in the site before ${day}`;
  if (!reason) return [];
  if (!list || featured === undefined)
    return [
      fieldProblem(
        article,
        [isDraft ? 'draft' : 'date'],
        `article 0 is the featured one and ${isDraft ? 'cannot be a draft' : reason}`,
        `${isDraft ? 'Delete the field' : 'Write an earlier date'}, or choose another article: "featured" in ${contentFile('pages', 'blogs', article.code)}.`,
      ),
    ];
  const change = isDraft ? 'Delete the line "draft: true"' : 'Write an earlier date into the field';
  return [
    fieldProblem(
      list,
      ['featured'],
      `the featured article ${quote(featured)} ${reason}`,
      `${change} of ${article.file}, or choose another article.`,
    ),
  ];
}

/** Finds folders of languages that `firm.yaml` does not list. */
const checkLanguageFolders = (sources: Source[], languages: Language[]): Problem[] =>
  [...new Set(sources.map(({ code }) => code))]
    .filter((code) => code !== '' && !languages.slice(1).some((known) => known.code === code))
    .map((code) => ({
      file: `${contentFolder()}/${code}/`,
      message: `the site does not have the language "${code}"`,
      fix: `Add it to "languages" in ${contentFile('firm', 'firm')}, after the first one; or delete the folder.`,
    }));

interface Checked {
  languages: Language[];
  sources: Source[];
  /** The files that their schema accepted. */
  valid: Set<string>;
  paths: string[];
  pictures: ContentFolder['pictures'];
}

function checkLanguage(
  language: Language,
  { languages, sources, valid, paths, pictures }: Checked,
) {
  const gathered = gatherLanguage(sources, language);
  const untranslated = listUntranslated(sources, language);
  const own = gathered.filter(({ file }) => valid.has(file));
  const merged = own.map((source) => ({
    source,
    problems: source.code === '' ? [] : checkMerged(source),
  }));
  const entries = merged.flatMap(({ source, problems }) => (problems.length > 0 ? [] : [source]));
  const addresses = findPaths(sources, language);
  const code = language.prefix === '' ? '' : language.code;
  const others = languages.filter((other) => other !== language);
  const accepted = sources.filter(({ file }) => valid.has(file));
  const isOwn = (file: string) => (locate(file)?.code ?? '') === code;
  /** A field that the file in the first language has is reported there. */
  const isIncomplete = ({ kind, id }: Source) =>
    !sources.some((other) => other.code === '' && other.kind === kind && other.id === id);
  return [
    ...merged.flatMap(({ source, problems }) =>
      problems.length > 0 && isIncomplete(source) ? problems : [],
    ),
    ...checkFileNames(paths.filter(isOwn), addresses, code),
    ...checkAnchors(gathered, addresses),
    ...checkFigures(entries),
    ...checkChecklists(entries),
    ...checkTitles(entries, sources, language),
    ...checkReferences(entries, gathered, untranslated),
    // With the original files: a picture of a translation is beside the file in the first language.
    ...checkPictures(
      accepted.filter((source) => source.code === code),
      pictures,
    ),
    ...checkPortraits(entries),
    ...checkCompanions(entries),
    ...checkMembers(entries),
    ...checkDates(entries),
    ...checkPay(entries),
    ...checkCalculators(entries),
    ...checkCalendars(entries),
    ...checkLaw(gathered, entries),
    ...checkDuplicates(entries),
    ...checkFirmFacts(entries),
    ...checkLinks(gathered, listPagesIn(sources, [language]), listPagesIn(sources, others)),
    ...checkSlugs([...entries, ...untranslated], addresses),
    ...gathered.flatMap(checkBody),
    ...checkFeaturedArticle(entries),
    ...checkPalette(entries),
    ...(code === '' ? checkCountries(entries, paths) : checkSharedTexts(accepted, code)),
    ...checkMenus(gathered, paths),
    ...checkReach(gathered, paths, code),
    ...checkPages(entries, gathered, { paths: addresses, files: paths }),
    ...(code === '' ? [] : checkTranslations(accepted, code)),
    // Shared problems are reported once, with the first language.
  ]
    .filter(({ file }) => isOwn(file))
    .concat(
      // The file may be that of the first language, whose name is no address there.
      checkTaken(
        [...gathered.filter(({ file }) => isOwn(file)), ...untranslated],
        addresses,
        languages.map((other) => findPaths(sources, other)),
      ),
      checkWords(sources, language),
    );
}

/**
 * Validates the whole content folder before anything is built from it.
 * @param known cache between checks, so that only changed files are parsed
 * @returns all problems, sorted by file and line; empty if the site can be built
 */
export function checkContent(
  { files, pictures, symlinks = [] }: ContentFolder,
  known?: KnownSources,
): Problem[] {
  const read = files.map((file) => readSource(file, known));
  const sources = read.flatMap(({ source }) => (source ? [source] : []));
  const checked = sources.map((source) => ({ source, errors: checkSchema(source) }));
  const valid = new Set(
    checked.filter(({ errors }) => errors.length === 0).map(({ source }) => source.file),
  );
  const languages = findLanguages(sources);
  const paths = [...files.map(({ path }) => path), ...pictures.keys()];
  return [
    ...read.flatMap(({ problems }) => problems),
    ...symlinks.map((file) => ({
      file,
      message: 'this is a symbolic link',
      fix: 'Replace it with the file or folder to which it leads.',
    })),
    ...checked.flatMap(({ errors }) => errors),
    ...checkLanguageFolders(sources, languages),
    ...languages.flatMap((language) =>
      checkLanguage(language, { languages, sources, valid, paths, pictures }),
    ),
    ...checkRedirects(
      sources.filter(({ file }) => valid.has(file)),
      {
        pages: listPagesIn(sources, languages),
        all: languages.map((language) => findPaths(sources, language)),
      },
    ),
  ].sort(compareProblems);
}
