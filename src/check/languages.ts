import { firmSchema } from '../content/kinds/firm.ts';
import { buildLanguages, type Language, toLanguageCode } from '../content/languages.ts';
import { kinds } from '../registry.ts';
import { listPages, type Page } from './addresses.ts';
import { findPaths } from './language-words.ts';
import type { Source } from './source.ts';

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

const whole = new WeakMap<Source, { twin: Source | undefined; source: Source }>();

/**
 * Adds the shared fields from the file of the same name in the first language.
 * @returns the same object each time, because the checks keep by it what they have parsed
 */
function addSharedFields(own: Source, first: Source[]): Source {
  const twin = first.find(({ kind, id }) => kind === own.kind && id === own.id);
  const known = whole.get(own);
  if (known && known.twin === twin) return known.source;
  const source = { ...own, data: { ...(twin?.data as object), ...(own.data as object) } };
  whole.set(own, { twin, source });
  return source;
}

/** @returns the complete files of one language, including shared files and fields */
export function gatherLanguage(sources: Source[], { prefix, code }: Language): Source[] {
  const first = sources.filter((source) => source.code === '');
  if (prefix === '') return first;
  const own = sources.filter((source) => source.code === code);
  const isOwn = ({ kind, id }: Source) =>
    own.some((source) => source.kind === kind && source.id === id);
  const shared = first.filter((source) => kinds[source.kind].inAllLanguages && !isOwn(source));
  return [...own.map((source) => addSharedFields(source, first)), ...shared];
}

/** @returns all addresses of the site in the given languages */
export const listPagesIn = (sources: Source[], languages: Language[]): Map<string, Page> =>
  new Map(
    languages.flatMap((language) => [
      ...listPages(gatherLanguage(sources, language), findPaths(sources, language)),
    ]),
  );
