import type { APIRoute } from 'astro';
import { buildChecklistFile, type ListedArticle } from '../../features/articles/checklist-file.ts';
import { getSite } from '../../site/reader.ts';

export const getStaticPaths = ({ routePattern }: { routePattern: string }) =>
  getSite(routePattern)
    .entries.articles.filter(({ checklist }) => checklist)
    .map((article) => ({ params: { number: String(article.number) }, props: { article } }));

export const GET: APIRoute<{ article: ListedArticle }> = ({ props, routePattern }) =>
  new Response(buildChecklistFile(props.article, getSite(routePattern)));
