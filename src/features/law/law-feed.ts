import type { RSSFeedItem } from '@astrojs/rss';
import { absoluteUrl } from '../../content/addresses.ts';
import { type CalendarDate, formatDate, noonOf } from '../../content/dates.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import { lawAnchor } from '../../content/law/law-citations.ts';
import { type LawChange, listAllChanges } from '../../content/law/law-status.ts';
import { fill } from '../../content/words.ts';
import { buildRssFeed, type FeedPage, nameFeed } from '../../discovery/rss.ts';
import type { SiteFacts } from '../../site/site.ts';
import type { Country, UsingPage, WatchedLaw } from './law-register.ts';

/** The same for a change at every build: the law, the day, and which change of that day. */
const identify = ({ id, date, what }: LawChange, index: number) =>
  [id, date, what, ...(index > 0 ? [index + 1] : [])].join('-');

/** The pages that were revised on the day of a change or later. */
const findRevised = ({ date }: LawChange, uses: UsingPage[]) =>
  uses.filter(({ updated }) => updated && updated >= date);

function describeChange(
  { note, successors }: LawChange,
  revised: UsingPage[],
  { firm, words }: SiteFacts,
) {
  const replaced = successors.map(({ title }) => fill(words.law.replacedBy, { title }));
  const texts = [...(note ? [note] : []), ...replaced].map((text) => `<p>${escapeHtml(text)}</p>`);
  const pages = revised.map(
    ({ label, path }) =>
      `<li><a href="${absoluteUrl(firm.siteUrl, path)}">${escapeHtml(label)}</a></li>`,
  );
  return pages.length === 0
    ? texts.join('')
    : `${texts.join('')}<p>${escapeHtml(words.law.revisedSince)}</p><ul>${pages.join('')}</ul>`;
}

function buildItem(
  change: LawChange,
  index: number,
  uses: UsingPage[],
  site: SiteFacts,
): RSSFeedItem {
  const { firm, words, paths } = site;
  const title = fill(words.law[change.what], { title: change.title });
  const link = `${absoluteUrl(firm.siteUrl, paths.law)}#${lawAnchor(change.id)}`;
  return {
    title,
    description: fill(words.law.onDay, {
      date: formatDate(change.date, words.formats.dates),
      change: change.note ?? title,
    }),
    pubDate: new Date(noonOf(change.date, firm.timeZone)),
    content: describeChange(change, findRevised(change, uses), site) || undefined,
    // Several changes have the address of one law, so that it cannot be their id.
    customData: `<link>${link}</link><guid isPermaLink="false">${identify(change, index)}</guid>`,
  };
}

/** Describes the feed of the register and, if it has several countries, of each in which law changed. */
export function listLawFeeds(
  countries: Country[],
  page: FeedPage,
  site: SiteFacts & { today: CalendarDate },
) {
  const { lawFeed, lawFeedOf } = site.paths;
  const hasChanged = ({ laws }: Country) =>
    listAllChanges(
      laws.map(({ law }) => law),
      site.today,
    ).length > 0;
  const own = countries.length > 1 ? countries.filter(hasChanged) : [];
  return [
    { path: lawFeed, page, countries },
    ...own.map((country) => ({
      path: lawFeedOf(country.code),
      page: { ...page, heading: `${page.heading}, ${country.name}` },
      countries: [country],
    })),
  ].map((feed) => ({ ...feed, title: nameFeed(feed.page, site) }));
}

export type LawFeed = ReturnType<typeof listLawFeeds>[number];

/**
 * An RSS feed of what changed in the register: what, when, and which pages were revised since.
 * @param changes of all laws up to today, the earliest first
 */
export function buildLawFeed(
  changes: LawChange[],
  { path, page, countries }: LawFeed,
  site: SiteFacts,
) {
  const laws = new Map<string, WatchedLaw>(
    countries.flatMap((country) => country.laws.map((entry) => [entry.law.id, entry])),
  );
  const own = changes.filter(({ id }) => laws.has(id));
  const items = own.toReversed().map((change, place, all) => {
    const isSame = (other: LawChange) => identify(other, 0) === identify(change, 0);
    // Counted from the earliest, so that a further change of that day leaves the others their ids.
    const index = all.slice(place + 1).filter(isSame).length;
    return buildItem(change, index, laws.get(change.id)?.uses ?? [], site);
  });
  return buildRssFeed({ path, home: site.paths.law }, page, items, site);
}
