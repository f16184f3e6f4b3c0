import { lawAnchor } from '../../content/law/law-citations.ts';
import { oncePer } from '../../content/once-per.ts';
import { pickWords, type WordsOf } from '../../content/words.ts';
import type { Site } from '../../site/site.ts';
import { findMainServices } from '../services/model/service.ts';
import { listLawFeeds } from './law-feed.ts';
import { type CitingPage, type Country, groupByCountry, type WatchedLaw } from './law-register.ts';

/** Kinds of entries that are parts of one page, and the page. */
const carrierOf: Partial<Record<string, Parameters<Site['hasPage']>[0]>> = {
  sectors: 'business-sectors',
};

/** The practice of a service is the folder of its file, or the service itself. */
const practiceOf = (service: string) => service.replace(/\/.*/, '');

/** Further kinds of entries that can rely on law. */
const others = ['services', 'sectors', 'regions', 'legal'] as const;

/** @returns the pages that can rely on law, with what they say */
function listCitingPages(site: Site): CitingPage[] {
  const entries = site.entries;
  const calendars = entries.calendars.map(({ title, path, duties }) => ({
    label: title,
    path,
    texts: { law: duties.flatMap(({ law }) => law ?? []) },
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
    const page = carrierOf[kind];
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

/** @returns the register by country, each entry with the pages that rely on it */
const buildRegister = oncePer((site: Site) =>
  groupByCountry(site.entries.law, listCitingPages(site), site.today, site.words),
);

export const getLawFeeds = (site: Site) =>
  listLawFeeds(buildRegister(site), site.getPage('law'), site);

/** What a visitor can ask of the status of a law. */
const statusesOf = ({ law: { status }, isEnded, isChanged }: WatchedLaw) => [
  ...(status.startsWith('in-force') ? ['in-force'] : []),
  ...(status === 'enacted' ? [status] : []),
  ...(isEnded ? ['ended'] : []),
  ...(isChanged ? ['changed'] : []),
];

const listItems = (countries: Country[]) =>
  countries.flatMap(({ code, laws }) =>
    laws.map((entry) => ({
      id: lawAnchor(entry.law.id),
      // What replaced a law is also found by its name.
      text: [entry.law, ...entry.replaced].flatMap((law) => [law.title, law.short ?? '']).join(' '),
      values: {
        place: code,
        practice: entry.practices,
        status: statusesOf(entry),
        article: entry.articles.map(String),
      },
    })),
  );

/** Gets what the page of the register shows: the laws, and how visitors filter them. */
export function getLawPage(site: Site) {
  const { law, tag }: WordsOf<'law'> = site.words;
  const countries = buildRegister(site);
  const items = listItems(countries);
  const count = (name: 'practice' | 'status', value: string) =>
    items.filter(({ values }) => values[name].includes(value)).length;
  const places = countries.map(({ code, name, laws }) => ({
    value: code,
    label: `${name} (${laws.length.toLocaleString(tag)})`,
  }));
  const practices = findMainServices(site.entries.services)
    .filter(({ id }) => count('practice', id) > 0)
    .map(({ id, title }) => ({ value: id, label: title }));
  const counts = [
    { status: 'in-force', label: law.inForce },
    { status: 'enacted', label: law.enacted },
    { status: 'ended', label: law.showEnded },
    { status: 'changed', label: law.showChanged },
  ].filter(({ status }) => count('status', status) > 0);
  const articles = site.entries.articles
    .filter(({ laws }) => laws.length > 1)
    .map(({ number, title, path }) => ({ number: String(number), title, path }));
  const selects = [
    { name: 'place', label: law.where, all: law.everywhere, options: places },
    { name: 'practice', label: law.showPractice, all: law.showAllPractices, options: practices },
  ].filter(({ options }) => options.length > 1);
  return {
    countries,
    filter: {
      path: site.paths.law,
      items,
      filters: {
        place: places.map(({ value }) => value),
        practice: practices.map(({ value }) => value),
        status: counts.map(({ status }) => status),
        article: articles.map(({ number }) => number),
      },
      selects,
      /** Each status that a law has. */
      counts,
      /** The articles of which only the laws can be shown. */
      articles,
      words: pickWords(site.words, {
        law: ['search', 'count', 'foundSome', 'showsNone', 'inArticle', 'allEntries'],
      }),
    },
  };
}
