import type { APIRoute } from 'astro';
import { buildChecklistFile, type ListedArticle } from '../../features/articles/checklist-file.ts';
import { getSite } from '../../site/reader.ts';

export function getStaticPaths({ routePattern }: { routePattern: string }) {
  const site = getSite(routePattern);
  return site
    .getEntries('articles')
    .filter(({ checklist }) => checklist)
    .map(({ number, title, date, path, checklist }) => {
      const article: ListedArticle = { title, date, path, checklist };
      return { params: { number: String(number) }, props: { article } };
    });
}

export const GET: APIRoute<{ article: ListedArticle }> = ({ props, routePattern }) =>
  new Response(buildChecklistFile(props.article, getSite(routePattern)));
