import { type NavigationLink, toLink } from '../../content/addresses.ts';
import type { Site } from '../../site/site.ts';
import type { Article } from '../articles/model/article.ts';
import { findMainServices } from '../services/model/service.ts';

/** Links for visitors who did not find a page. */
export const listMainLinks = ({ words: { layout }, paths, hasPage, entries }: Site) => [
  ...findMainServices(entries.services).map(toLink),
  ...(hasPage('blogs') ? [{ label: layout.articles, path: paths.blogs }] : []),
  ...(hasPage('work-with-us') ? [{ label: layout.workWithUs, path: paths.workWithUs }] : []),
  { label: layout.contact, path: paths.contactSection },
];

/** @param articles newest first */
export const listNewestArticles = (articles: Article[]): NavigationLink[] =>
  articles.slice(0, 3).map(toLink);
