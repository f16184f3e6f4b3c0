import { firmSchema } from '../content/kinds/firm.ts';
import { buildLanguages, type Language, toLanguageCode } from '../content/languages.ts';
import { gatherLanguage, type Source } from '../site/source.ts';
import { listPages, type Page } from './addresses.ts';
import { findPaths } from './language-words.ts';

/** @returns the valid languages in `firm.yaml`; English if there are none */
export function findLanguages(sources: Source[]): Language[] {
  const firm = sources.find(({ kind, code }) => kind === 'firm' && code === '');
  const { languages } = (firm?.data ?? {}) as { languages?: unknown };
  const tags = (Array.isArray(languages) ? languages : []).filter(
    (tag): tag is string => firmSchema.shape.languages.safeParse([tag]).success,
  );
  const isFirst = (tag: string, index: number) =>
    tags.findIndex((other) => toLanguageCode(other) === toLanguageCode(tag)) === index;
  return buildLanguages(tags.length > 0 ? tags.filter(isFirst) : ['en']);
}

/** @returns all addresses of the site in the given languages */
export const listPagesIn = (sources: Source[], languages: Language[]): Map<string, Page> =>
  new Map(
    languages.flatMap((language) => [
      ...listPages(gatherLanguage(sources, language), findPaths(sources, language)),
    ]),
  );
