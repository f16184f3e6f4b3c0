import { type NavigationLink, paths } from '../../content/addresses.ts';
import type { Article } from '../../content/kinds/article.ts';
import { findMainServices, type Service } from '../../content/kinds/service.ts';

/** Where someone who found no page may want to go. */
export const waysOn = (services: Service[]): NavigationLink[] => [
  ...findMainServices(services).map(({ title, path }) => ({ label: title, path })),
  { label: 'Blog & Articles', path: paths.blogs },
  { label: 'Work With Us', path: paths.workWithUs },
  { label: 'Contact', path: paths.contactSection },
];

/** @param articles newest first */
export const newestArticles = (articles: Article[]): NavigationLink[] =>
  articles.slice(0, 3).map(({ title, path }) => ({ label: title, path }));
