import type { EntriesOf, Site } from '../../site/site.ts';
import type { CitingPage } from './law-register.ts';

/** Kinds of entries that are parts of one page, and the page. */
const pageOf: Partial<Record<string, Parameters<Site['hasPage']>[0]>> = {
  sectors: 'business-sectors',
};

/** The practice of a service is the folder of its file, or the service itself. */
const practiceOf = (service: string) => service.replace(/\/.*/, '');

/** @returns the pages that can rely on law, with what they say */
export function listCitingPages(
  entries: EntriesOf<'articles' | 'calendars' | 'services' | 'sectors' | 'regions' | 'legal'>,
  hasPage: Site['hasPage'],
): CitingPage[] {
  const calendars = entries.calendars.map(({ title, path, jurisdictions }) => ({
    label: title,
    path,
    texts: {
      law: jurisdictions.flatMap(({ duties }) => duties.flatMap(({ law }) => law ?? [])),
    },
    practices: [],
    updated: undefined,
  }));
  const articles = entries.articles.map((article) => ({
    label: article.title,
    path: article.path,
    updated: article.updated,
    texts: article,
    practices: article.services.map(practiceOf),
    article,
  }));
  const others = (['services', 'sectors', 'regions', 'legal'] as const).flatMap((kind) => {
    const page = pageOf[kind];
    if (page && !hasPage(page)) return [];
    return entries[kind].map((entry) => ({
      label: entry.title,
      path: entry.path,
      updated: entry.updated,
      texts: entry,
      practices: kind === 'services' ? [practiceOf(entry.id)] : [],
    }));
  });
  return [...others, ...articles, ...calendars];
}
