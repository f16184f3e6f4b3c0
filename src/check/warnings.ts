import { contentFolder } from '../content/folder.ts';
import { compareProblems, type Problem } from '../content/problem.ts';
import { isDraft } from '../content/publication.ts';
import { kinds } from '../registry.ts';
import type { Content } from '../site/load-site.ts';
import type { Site } from '../site/site.ts';
import type { Source, TextFile } from '../site/source.ts';
import { findAccidents } from './bodies.ts';
import { findEnglishWords } from './languages.ts';
import { findLimitedRedirects } from './redirects.ts';

/**
 * Pages and parts of pages need translations; other files, such as synonyms, may differ by
 * language.
 */
const hasTwins = ({ kind }: Source) => 'address' in kinds[kind] || 'page' in kinds[kind];

/** Finds files that one of the languages does not have. */
const findMissingTwins = (sources: Source[], sites: Site[]): Problem[] =>
  sites.flatMap(({ subfolder, language }) => {
    const own = new Set(
      sources
        .filter((source) => source.subfolder === subfolder)
        .map(({ kind, id }) => `${kind}/${id}`),
    );
    return sources
      .filter((source) => source.subfolder !== subfolder && hasTwins(source) && !isDraft(source))
      .filter(({ kind, id }) => !own.has(`${kind}/${id}`))
      .map(({ file }) => ({
        file,
        message: `there is no file of this name in the language ${language.tag}, which leaves it out`,
        fix: `Write one in ${language.folder}/, or leave it so.`,
      }));
  });

/** What the site is made for: a larger one is built, but slowly, and nobody reads such a text. */
const mostFiles = 2000;
const mostCharacters = 200_000;

function findTooLarge(files: TextFile[]): Problem[] {
  const long = files
    .filter(({ path, text }) => text.length > mostCharacters && !path.endsWith('.csv'))
    .map(({ path, text }) => ({
      file: path,
      message: `the file has ${text.length} characters, and pages are made for ${mostCharacters}`,
      fix: 'Divide it into several files.',
    }));
  if (files.length <= mostFiles) return long;
  const message = `there are ${files.length} files, and the site is made for ${mostFiles}`;
  const fix = 'Delete what nobody reads any more; builds take longer with each file.';
  return [{ file: `${contentFolder()}/`, message, fix }, ...long];
}

/** Finds what an editor should know about content without problems, but what does not stop the build. */
export function listWarnings({ textFiles, sources, sites }: Content): Problem[] {
  return [
    ...sources.flatMap(findAccidents),
    ...findTooLarge(textFiles),
    ...findMissingTwins(sources, sites),
    ...findLimitedRedirects(sites[0]),
    ...sites.flatMap(findEnglishWords),
  ].sort(compareProblems);
}
