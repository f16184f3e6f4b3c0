import { iso31662 } from 'iso-3166';
import type { NavigationLink } from '../../content/addresses.ts';
import type { CalendarDate } from '../../content/dates.ts';
import { nameCountry } from '../../content/language-facts.ts';
import { findReplaced, findSuccessors, hasEnded, type Law } from '../../content/law/law.ts';
import { findCitedLaw } from '../../content/law/law-citations.ts';
import type { WordsOf } from '../../content/words.ts';

/** A page that relies on a law. */
export interface UsingPage extends NavigationLink {
  updated: CalendarDate | undefined;
}

export type Country = ReturnType<typeof groupByCountry>[number];

/** An entry of the register as its page shows it. */
export type WatchedLaw = Country['laws'][number];

/** A page, and what it says: entries in which citations are found. */
export interface CitingPage extends UsingPage {
  texts: object;
  /** Ids of the practices to which it belongs. */
  practices: string[];
  /** If it is an article: its number, and the laws that it cites itself. */
  article?: { number: number; laws: { id: string }[] };
}

const codeOf = ({ jurisdiction }: Law) => jurisdiction.replace(/-.*/, '');

function findName(code: string, { tag, law }: WordsOf<'law'>) {
  if (code === 'INT') return law.international;
  return nameCountry(code, tag);
}

function findPlace(law: Law, words: WordsOf<'law'>) {
  const state = iso31662.find(({ code }) => code === law.jurisdiction);
  // ISO marks long vowels, as in Karnātaka. English does not.
  const name = state?.name.normalize('NFD').replaceAll('\u0304', '').normalize();
  const country = findName(codeOf(law), words);
  return name ? `${name}, ${country}` : country;
}

const isThisYear = (today: CalendarDate) => (date: CalendarDate | undefined) =>
  date !== undefined && date.slice(0, 4) === today.slice(0, 4) && date <= today;

/**
 * Groups the register by country, the country with the most entries first.
 * @param pages in the order in which an entry lists them
 */
export function groupByCountry(
  register: Law[],
  pages: CitingPage[],
  today: CalendarDate,
  words: WordsOf<'law'>,
) {
  const cited = pages.map((page) => ({
    page,
    ids: new Set(findCitedLaw(page.texts, register).map(({ id }) => id)),
  }));
  const watch = (law: Law) => {
    const citing = cited.filter(({ ids }) => ids.has(law.id)).map(({ page }) => page);
    return {
      law,
      /** Where it applies: a country, or a state and its country. */
      place: findPlace(law, words),
      isEnded: hasEnded(law),
      /** Whether it came into force, changed or ended in the year of the build, up to today. */
      isChanged: [law.inForce, law.ended, ...law.changes.map(({ date }) => date)].some(
        isThisYear(today),
      ),
      /** The law under which these rules are made. */
      under: register.find(({ id }) => id === law.under),
      /** What it replaced, and what replaced it. */
      replaced: findReplaced(law, register),
      successors: findSuccessors(law, register),
      /** The pages that rely on it, with the day of their last revision. */
      uses: citing.map(({ label, path, updated }): UsingPage => ({ label, path, updated })),
      /** Ids of the practices that rely on it. */
      practices: [...new Set(citing.flatMap(({ practices }) => practices))],
      /** Numbers of the articles that cite it. */
      articles: citing.flatMap(({ article }) =>
        article?.laws.some(({ id }) => id === law.id) ? article.number : [],
      ),
    };
  };
  const { compare } = new Intl.Collator(words.tag);
  return [...Map.groupBy(register, codeOf)]
    .map(([code, laws]) => ({
      /** `IN`, `EU`, or `INT` for standards. */
      code,
      name: findName(code, words),
      /** By title. */
      laws: laws.map(watch).sort((a, b) => compare(a.law.title, b.law.title)),
    }))
    .sort((a, b) => b.laws.length - a.laws.length || compare(a.name, b.name));
}

/** @returns the laws of a country by the first letter of their titles */
export const groupByLetter = (laws: WatchedLaw[], { tag }: { tag: string }) =>
  [...Map.groupBy(laws, ({ law }) => law.title.charAt(0).toLocaleUpperCase(tag))].map(
    ([letter, own]) => ({ letter, laws: own }),
  );
