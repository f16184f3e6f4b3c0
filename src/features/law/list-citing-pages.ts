import type { Site } from '../../site/site.ts';
import type { CitingPage } from './law-register.ts';

/** Kinds of entries that are parts of one page, and the page. */
const pageOf: Partial<Record<string, Parameters<Site['hasPage']>[0]>> = {
  sectors: 'business-sectors',
};

/** The practice of a service is the folder of its file, or the service itself. */
const practiceOf = (service: string) => service.replace(/\/.*/, '');

/** Further kinds of entries that can rely on law. */
const others = ['services', 'sectors', 'regions', 'legal'] as const;

/** @returns the pages that can rely on law, with what they say */
export function listCitingPages(site: Site): CitingPage[] {
  const entries = site.entries;
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
  const otherPages = others.flatMap((kind) => {
    const page = pageOf[kind];
    if (page && !site.hasPage(page)) return [];
    return entries[kind].map((entry) => ({
      label: entry.title,
      path: entry.path,
      updated: entry.updated,
      texts: entry,
      practices: kind === 'services' ? [practiceOf(entry.id)] : [],
    }));
  });
  return [...otherPages, ...articles, ...calendars];
}
