import { preparePhotographs } from '../../astro/prepare-photograph.ts';
import { toLink } from '../../content/addresses.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { EntriesOf, Site } from '../../site/site.ts';
import { faceCrops } from '../../ui/photograph/crops.ts';
import { findMainServices, type Service } from '../services/model/service.ts';
import { listSections } from './list-sections.ts';

/** @returns what a practice does, each point with the page of the part that has its title, if there is one */
const listPoints = ({ points, path }: Service, services: Service[]) =>
  points.map((label) => ({
    label,
    path: services.find(({ title }) => title === label)?.path ?? path,
  }));

/** The kinds of entries that the home page shows. */
export const homeKinds = ['services', 'articles', 'regions', 'caseStudies', 'team'] as const;

/** Builds what the home page shows: the first screen, then the sections in the firm's order. */
export async function buildHomePage(
  page: PageData<'home'>,
  entries: EntriesOf<(typeof homeKinds)[number]>,
  { hasPage }: Pick<Site, 'hasPage'>,
) {
  const { articles, regions, team } = entries;
  const services = findMainServices(entries.services);
  const proof = entries.caseStudies.find(({ hasComparison }) => hasComparison);
  const sections = listSections(page, {
    people: team.length === 0 || !hasPage('team'),
    insights: articles.length === 0 || !hasPage('blogs'),
    regions: regions.length === 0,
  });
  return {
    hero: {
      heading: page.heading,
      intro: page.intro,
      practices: services.map((service) => ({
        ...service,
        points: listPoints(service, entries.services),
      })),
      practicesLabel: page.services.heading,
    },
    sections: sections.map((section, index) => ({
      ...section,
      bare: index === 0 || (proof !== undefined && sections[index - 1]?.name === 'services'),
    })),
    services,
    points: page.approach.points,
    /** The case study whose main figure follows the services. */
    proof,
    members: await preparePhotographs(team.slice(0, 4), faceCrops),
    articles: articles.slice(0, 3),
    regions: regions.map(toLink),
  };
}
