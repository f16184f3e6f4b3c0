import type { NavigationLink } from '../../content/addresses.ts';
import type { Article } from '../../content/kinds/article.ts';
import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { Region } from '../../content/kinds/region.ts';
import type { Service } from '../../content/kinds/service.ts';
import { findSubServices } from '../../content/kinds/service.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { findRelated } from './related.ts';

/** Articles shown as cards on a service page; the rest are links. */
const cardCount = 3;

interface Content {
  services: Service[];
  regions: Region[];
  articles: Article[];
  caseStudies: CaseStudy[];
}

/** Finds what a service page links to: sub-services, articles, siblings, other case studies, regions. */
export function buildServiceLinks(
  service: Service,
  content: Content,
  words: WordsOf<'services' | 'caseStudies'>,
) {
  const articles = findRelated(content.articles, service);
  const parent = content.services.find(({ id }) => id === service.parent);
  const links: NavigationLink[] = [
    ...articles
      .slice(cardCount)
      .filter(({ services }) => services.includes(service.id))
      .map(({ title, path }) => ({ label: fill(words.services.article, { title }), path })),
    ...findRelated(content.caseStudies, service)
      .filter(({ id }) => id !== service.caseStudy)
      .map(({ title, path }) => ({ label: fill(words.caseStudies.named, { title }), path })),
    ...content.regions
      .filter(({ id }) => service.regions.some((region) => region === id))
      .map(({ title, path }) => ({ label: title, path })),
  ];
  return {
    parts: findSubServices(content.services, service.id),
    articles: articles.slice(0, cardCount),
    parent,
    siblings: parent
      ? findSubServices(content.services, parent.id)
          .filter(({ id }) => id !== service.id)
          .map(({ title, path }) => ({ label: title, path }))
      : [],
    links,
  };
}
