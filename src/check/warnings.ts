import { contentFolder } from '../content/folder.ts';
import type { Language } from '../content/languages.ts';
import { kinds } from '../registry.ts';
import type { Source, TextFile } from '../site/source.ts';
import { findAccidents } from './bodies.ts';
import type { ContentFolder } from './check-content.ts';
import { findLanguages, listPagesIn } from './languages.ts';
import { findRulesWithoutLaw, findUndatedLaw } from './law-data.ts';
import { findTwin, type Targets } from './link-problems.ts';
import { findLinks } from './markdown.ts';
import { findUnregisteredLaw } from './named-law.ts';
import { compareProblems, type Problem, quote } from './problem.ts';

const codeOf = ({ prefix, code }: Language) => (prefix === '' ? '' : code);

const isDraft = ({ data }: Source) => (data as { draft?: unknown } | undefined)?.draft === true;

/**
 * Pages and parts of pages need translations; other files, such as synonyms, may differ by
 * language.
 */
const hasTwins = ({ kind }: Source) => 'address' in kinds[kind] || 'page' in kinds[kind];

/** Finds files that one of the languages does not have. */
const findMissingTwins = (sources: Source[], languages: Language[]): Problem[] =>
  languages.flatMap((language) => {
    const code = codeOf(language);
    const own = new Set(
      sources.filter((source) => source.code === code).map(({ kind, id }) => `${kind}/${id}`),
    );
    return sources
      .filter((source) => source.code !== code && hasTwins(source) && !isDraft(source))
      .filter(({ kind, id }) => !own.has(`${kind}/${id}`))
      .map(({ file }) => ({
        file,
        message: `there is no file of this name in the language ${language.tag}, which leaves it out`,
        fix: `Write one in ${language.folder}/, or leave it so.`,
      }));
  });

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

/** What the site is made for: a larger one is built, but slowly, and nobody reads such a text. */
const mostFiles = 2000;
const mostCharacters = 200_000;

const findTooLarge = (files: TextFile[]): Problem[] => [
  ...(files.length > mostFiles
    ? [
        {
          file: `${contentFolder()}/`,
          message: `there are ${files.length} files, and the site is made for ${mostFiles}`,
          fix: 'Delete what nobody reads any more; builds take longer with each file.',
        },
      ]
    : []),
  ...files
    .filter(({ text }) => text.length > mostCharacters)
    .map(({ path, text }) => ({
      file: path,
      message: `the file has ${text.length} characters, and pages are made for ${mostCharacters}`,
      fix: 'Divide it into several files.',
    })),
];

/**
 * Finds what an editor should know but what does not stop the build.
 * @param content without problems
 */
export function listWarnings({ files }: Pick<ContentFolder, 'files'>): Problem[] {
  const sources = files.flatMap(({ source }) => source ?? []);
  const languages = findLanguages(sources);
  const found = [
    ...[findUndatedLaw, findRulesWithoutLaw, findUnregisteredLaw].flatMap((find) => find(sources)),
    ...sources.flatMap(findAccidents),
    ...findTooLarge(files),
  ];
  if (languages.length === 1) return found.sort(compareProblems);
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
  return [...found, ...findMissingTwins(sources, languages), ...links].sort(compareProblems);
}
