import type { Language } from '../content/languages.ts';
import { kinds } from '../registry.ts';
import type { ContentFolder } from './check-content.ts';
import { findLanguages, listPagesIn } from './languages.ts';
import { findTwin, type Targets } from './link-problems.ts';
import { contentFile } from './locate.ts';
import { findLinks } from './markdown.ts';
import { compareProblems, type Problem, quote } from './problem.ts';
import { readSource, type Source, type SourceFile } from './source.ts';

const codeOf = ({ prefix, code }: Language) => (prefix === '' ? '' : code);

const isDraft = ({ data }: Source) => (data as { draft?: unknown } | undefined)?.draft === true;

/**
 * Pages and parts of pages need translations; other files, such as synonyms, may differ by
 * language.
 */
const hasTwins = ({ kind }: Source) => 'address' in kinds[kind] || 'page' in kinds[kind];

/** Finds files that one of the languages does not have. */
const findMissingTwins = (sources: Source[], languages: Language[]): Problem[] =>
  sources
    .filter((source) => hasTwins(source) && !isDraft(source))
    .flatMap(({ file, kind, id, code }) =>
      languages
        .filter((language) => codeOf(language) !== code)
        .filter(
          (language) =>
            !sources.some(
              (other) => other.kind === kind && other.id === id && other.code === codeOf(language),
            ),
        )
        .map((language) => ({
          file,
          message: `there is no file of this name in the language ${language.tag}`,
          fix: `Write ${contentFile(kind, id, codeOf(language))}, or leave the page out in that language.`,
        })),
    );

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
 */
export function listWarnings({ files }: ContentFolder): Problem[] {
  const parse = (some: SourceFile[]) => some.flatMap((file) => readSource(file).source ?? []);
  const firm = files.filter(({ path }) => path === contentFile('firm', 'firm'));
  const languages = findLanguages(parse(firm));
  // All warnings are about differences between languages. Large sites take a second to parse again.
  if (languages.length === 1) return [];
  const sources = parse(files);
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
  return [...findMissingTwins(sources, languages), ...links].sort(compareProblems);
}
