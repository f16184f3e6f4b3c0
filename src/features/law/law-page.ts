import { areSeveral } from '../../content/law/cited-laws.ts';
import type { EntriesOf, Site } from '../../site/site.ts';
import { findMainServices } from '../services/model/service.ts';
import { buildFigureStyles } from './figure-styles.ts';
import { buildFigure } from './law-figure.ts';
import { buildFilterStyles, listChoices } from './law-filter.ts';
import { groupByCountry } from './law-register.ts';
import { listCitingPages } from './list-citing-pages.ts';

/** The kinds of content that the register shows or that cite it. */
export const lawKinds = [
  'law',
  'articles',
  'calendars',
  'services',
  'sectors',
  'regions',
  'legal',
] as const;

type LawEntries = EntriesOf<(typeof lawKinds)[number]>;

/** @returns the register by country, each entry with the pages that rely on it */
export const buildRegister = (
  entries: LawEntries,
  { hasPage, today, words }: Pick<Site, 'hasPage' | 'today' | 'words'>,
) => groupByCountry(entries.law, listCitingPages(entries, hasPage), today, words);

/** Builds what the page of the register shows. */
export function buildLawPage(entries: LawEntries, site: Site) {
  const countries = buildRegister(entries, site);
  const filters = listChoices(countries, findMainServices(entries.services), site.words.law);
  const articles = entries.articles
    .filter(({ laws }) => areSeveral(laws))
    .map((article) => ({
      ...article,
      anchor: site.paths.lawOfArticle(article.number).replace(/.*#/, ''),
    }));
  const figure = buildFigure(countries, site.words);
  return {
    figure,
    register: { countries, filters, articles },
    styles: buildFilterStyles(countries, filters, articles) + buildFigureStyles(figure),
  };
}
