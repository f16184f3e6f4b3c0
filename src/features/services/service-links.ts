import { groupLinks, type LinkedEntry } from '../../content/addresses.ts';
import { fill } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';
import type { Article } from '../articles/model/article.ts';
import type { Service } from './model/service.ts';
import { findSubServices } from './model/service.ts';

/** As many articles are listed even if they name only a part of the service. */
const leastArticles = 3;

interface Content {
  services: Service[];
  regions: (LinkedEntry & { id: string })[];
  articles: Article[];
  caseStudies: (LinkedEntry & { services?: string[] })[];
}

/** Finds the entries that name a service, followed by those that name one of its sub-services. */
function findRelated<Entry extends { services?: string[] }>(
  entries: Entry[],
  { id }: Pick<Service, 'id'>,
): Entry[] {
  const direct = entries.filter(({ services }) => services?.includes(id));
  const indirect = entries.filter(
    (entry) =>
      !direct.includes(entry) && entry.services?.some((service) => service.startsWith(`${id}/`)),
  );
  return [...direct, ...indirect];
}

/** Finds what a service page links to: its parts, the service it is part of, and groups of links. */
export function buildServiceLinks(
  service: Service,
  content: Content,
  { services, ui }: WordsOf<'services' | 'ui'>,
) {
  const parent = content.services.find(({ id }) => id === service.parent);
  const siblings = parent ? findSubServices(content.services, parent.id) : [];
  return {
    parts: findSubServices(content.services, service.id),
    parent,
    groups: groupLinks({
      [ui.articles]: findRelated(content.articles, service).filter(
        (article, index) => index < leastArticles || article.services.includes(service.id),
      ),
      [fill(services.moreOf, { service: parent?.title ?? '' })]: siblings.filter(
        ({ id }) => id !== service.id,
      ),
      [ui.caseStudies]: findRelated(content.caseStudies, service),
      [ui.regions]: content.regions.filter(({ id }) => service.regions.includes(id)),
    }),
  };
}
