import { paths } from '../content/addresses.ts';
import { type CalendarDate, latestDate, toDate } from '../content/dates.ts';
import type { Article, Opening } from '../content/entries.ts';
import {
  getArticles,
  getCaseStudies,
  getLegalPages,
  getOpenings,
  getPage,
  getRegions,
  getSectors,
  getServices,
  getTeam,
} from '../content/reader.ts';

/** A page that may be found: what its head, its social card, the sitemap and llms.txt tell of it. */
export interface SitePage {
  path: string;
  group: 'Firm' | 'Services' | 'Regions and sectors' | 'Articles' | 'Openings' | 'Legal';
  /** As search results show it. */
  title: string;
  description: string;
  /** As the page itself shows it. */
  heading: string;
  /** Day of the last change, by the page's own content. */
  updated: CalendarDate;
  type?: 'AboutPage' | 'CollectionPage';
  article?: Article;
}

interface Words {
  metaTitle: string;
  metaDescription: string;
}

const ownPages = [
  { id: 'home', path: paths.home, group: 'Firm' },
  { id: 'who-are-we', path: paths.whoAreWe, group: 'Firm', type: 'AboutPage' },
  { id: 'mission-vision', path: paths.missionVision, group: 'Firm' },
  { id: 'team', path: paths.team, group: 'Firm' },
  { id: 'case-studies', path: paths.caseStudies, group: 'Firm', type: 'CollectionPage' },
  { id: 'work-with-us', path: paths.workWithUs, group: 'Openings' },
  { id: 'where-we-operate', path: paths.whereWeOperate, group: 'Regions and sectors' },
  { id: 'business-sectors', path: paths.businessSectors, group: 'Regions and sectors' },
  { id: 'blogs', path: paths.blogs, group: 'Articles', type: 'CollectionPage' },
] as const;

const toWords = ({ metaTitle, metaDescription }: Words) => ({
  title: metaTitle,
  description: metaDescription,
});

const lastChange = ({ updated }: { updated: CalendarDate }) => updated;

const describeArticle = (article: Article): SitePage => ({
  path: article.path,
  group: 'Articles',
  title: article.title,
  description: article.excerpt,
  heading: article.title,
  updated: article.updated ?? article.date,
  article,
});

const describeOpening = (opening: Opening): SitePage => ({
  path: opening.path,
  group: 'Openings',
  title: `${opening.title}, ${opening.place}`,
  description: opening.metaDescription,
  heading: opening.title,
  updated: opening.postedDate,
});

/** Pages that list other content are as new as the newest thing they list. */
async function getOwnPages(listed: Partial<Record<string, CalendarDate[]>>) {
  return Promise.all(
    ownPages.map(async ({ id, ...place }): Promise<SitePage> => {
      const page = await getPage(id);
      const updated = latestDate(toDate(page.updated), ...(listed[id] ?? []));
      return { ...place, ...toWords(page), heading: page.heading, updated };
    }),
  );
}

/** Every page of the site that may be found, each once. A new kind of page joins the site here. */
export async function getSitePages(): Promise<SitePage[]> {
  const articles = (await getArticles()).map(describeArticle);
  const openings = (await getOpenings()).map(describeOpening);
  const [services, regions, legal] = [
    await getServices(),
    await getRegions(),
    await getLegalPages(),
  ];
  const caseDays = (await getCaseStudies()).map(lastChange);
  const own = await getOwnPages({
    home: [...services, ...articles.slice(0, 3)].map(lastChange),
    team: (await getTeam()).map(lastChange),
    'case-studies': caseDays,
    'work-with-us': openings.map(lastChange),
    'where-we-operate': regions.map(lastChange),
    'business-sectors': [...(await getSectors()).map(lastChange), ...caseDays],
    blogs: articles.map(lastChange),
  });
  const toPage =
    (group: SitePage['group']) =>
    (
      entry: Words & Pick<SitePage, 'path' | 'updated'> & { title: string; heading?: string },
    ): SitePage => ({
      ...toWords(entry),
      group,
      path: entry.path,
      heading: entry.heading ?? entry.title,
      updated: entry.updated,
    });
  return [
    ...own,
    ...services.map(toPage('Services')),
    ...regions.map(toPage('Regions and sectors')),
    ...articles,
    ...openings,
    ...legal.map(toPage('Legal')),
  ];
}
