import type { NavigationLink } from '../../content/addresses.ts';
import type { Article } from '../../content/kinds/article.ts';
import { findMainServices, type Service } from '../../content/kinds/service.ts';
import type { Site } from '../../content/site.ts';

/** Where someone who found no page may want to go. */
export const waysOn = (
  { words: { layout }, paths }: Pick<Site, 'words' | 'paths'>,
  services: Service[],
): NavigationLink[] => [
  ...findMainServices(services).map(({ title, path }) => ({ label: title, path })),
  { label: layout.articles, path: paths.blogs },
  { label: layout.workWithUs, path: paths.workWithUs },
  { label: layout.contact, path: paths.contactSection },
];

/** @param articles newest first */
export const newestArticles = (articles: Article[]): NavigationLink[] =>
  articles.slice(0, 3).map(({ title, path }) => ({ label: title, path }));
