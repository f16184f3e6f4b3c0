import { preparePhotographs } from '../../astro/prepare-photograph.ts';
import { toLink } from '../../content/addresses.ts';
import { findListPage } from '../../content/kind.ts';
import type { HomeSection, PageData } from '../../content/kinds/page.ts';
import { getKind, homeSections, isPageId, type KindName } from '../../registry.ts';
import type { Site } from '../../site/site.ts';
import { faceCrops } from '../../ui/photograph/crops.ts';
import { findMainServices, type Service } from '../services/model/service.ts';

/** @returns what a practice does, each point with the page of the part that has its title, if there is one */
const listPoints = ({ points, path }: Service, services: Service[]) =>
  points.map((label) => ({
    label,
    path: services.find(({ title }) => title === label)?.path ?? path,
  }));

/** @returns whether the site has entries of a kind, and the page that lists them */
function hasList({ entries, hasPage }: Site, kind: KindName) {
  const page = findListPage(getKind(kind));
  return entries[kind].length > 0 && (!page || (isPageId(page) && hasPage(page)));
}

/**
 * Lists the sections of the home page in the firm's order, each with its heading and text. One that has nothing
 * to show yet is left out.
 */
const listSections = (page: PageData<'home'>, site: Site) =>
  page.order.flatMap((name) => {
    const { anchor, wide = false, shows }: HomeSection = homeSections[name];
    const texts = page[name];
    if (!texts || (shows && !hasList(site, shows as KindName))) return [];
    return [{ name, heading: texts.heading, intro: texts.text, id: anchor, wide }];
  });

/** Gets what the home page shows: the first screen, then the sections in the firm's order. */
export async function getHomePage(site: Site) {
  const page = site.getPage('home');
  const { entries } = site;
  const services = findMainServices(entries.services);
  const proof = entries.caseStudies.find(({ hasComparison }) => hasComparison);
  const sections = listSections(page, site);
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
    members: await preparePhotographs(entries.team.slice(0, 4), faceCrops),
    articles: entries.articles.slice(0, 3),
    regions: entries.regions.map(toLink),
  };
}
