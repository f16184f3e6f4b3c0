import type { NavigationLink } from '../../content/addresses.ts';
import type { Article } from '../../content/kinds/article.ts';
import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { Region } from '../../content/kinds/region.ts';
import type { Service } from '../../content/kinds/service.ts';
import { findSubServices } from '../../content/kinds/service.ts';
import { findRelated } from './related.ts';

/** How many articles a service page shows as cards; further ones are links. */
const cardCount = 3;

interface Known {
  services: Service[];
  regions: Region[];
  articles: Article[];
  caseStudies: CaseStudy[];
}

/** Where a service page leads: its parts, its articles, its neighbours, its cases and regions. */
export function buildServiceLinks(service: Service, known: Known) {
  const articles = findRelated(known.articles, service);
  const parent = known.services.find(({ id }) => id === service.parent);
  const links: NavigationLink[] = [
    ...articles
      .slice(cardCount)
      .filter(({ services }) => services.includes(service.id))
      .map(({ title, path }) => ({ label: `Article: ${title}`, path })),
    ...findRelated(known.caseStudies, service).map(({ title, path }) => ({
      label: `Case study: ${title}`,
      path,
    })),
    ...known.regions
      .filter(({ id }) => service.regions.some((region) => region === id))
      .map(({ title, path }) => ({ label: title, path })),
  ];
  return {
    parts: findSubServices(known.services, service.id),
    articles: articles.slice(0, cardCount),
    parent,
    siblings: parent
      ? findSubServices(known.services, parent.id)
          .filter(({ id }) => id !== service.id)
          .map(({ title, path }) => ({ label: title, path }))
      : [],
    links,
  };
}
