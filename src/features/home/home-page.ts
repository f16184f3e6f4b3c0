import { preparePhotographs } from '../../astro/prepare-photograph.ts';
import { toLink } from '../../content/addresses.ts';
import type { HomeSection } from '../../content/kinds/home-page.ts';
import type { PageData } from '../../content/kinds/page.ts';
import { homeSections } from '../../registry.ts';
import type { Site } from '../../site/site.ts';
import { faceCrops } from '../../ui/photograph/crops.ts';
import { findMainServices, type Service } from '../services/model/service.ts';

/** @returns what a practice does, each point with the page of the part that has its title, if there is one */
const listPoints = ({ points, path }: Service, services: Service[]) =>
  points.map((label) => ({
    label,
    path: services.find(({ title }) => title === label)?.path ?? path,
  }));

type SectionName = keyof typeof homeSections;

/**
 * Lists the sections of the home page in the firm's order, each with its heading and text.
 * @param empty sections that have nothing to show yet, which are left out
 */
const listSections = (page: PageData<'home'>, empty: Partial<Record<SectionName, boolean>>) =>
  page.order
    .flatMap((name) => {
      const texts = page[name];
      return texts && !empty[name] ? [{ name, heading: texts.heading, intro: texts.text }] : [];
    })
    .map((section) => {
      const { anchor, wide = false }: HomeSection = homeSections[section.name];
      return { ...section, id: anchor, wide };
    });

/** Gets what the home page shows: the first screen, then the sections in the firm's order. */
export async function getHomePage(site: Site) {
  const page = site.getPage('home');
  const { entries } = site;
  const { articles, regions, team } = entries;
  const services = findMainServices(entries.services);
  const proof = entries.caseStudies.find(({ hasComparison }) => hasComparison);
  const sections = listSections(page, {
    people: team.length === 0 || !site.hasPage('team'),
    insights: articles.length === 0 || !site.hasPage('blogs'),
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
