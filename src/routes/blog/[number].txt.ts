import type { APIRoute } from 'astro';
import { buildChecklistFile } from '../../features/articles/checklist-file.ts';
import type { Article } from '../../features/articles/model/article.ts';
import { listOwn } from '../../site/list-own.ts';
import { getSite } from '../../site/reader.ts';

export async function getStaticPaths({ routePattern }: { routePattern: string }) {
  return (await listOwn(await getSite(routePattern), 'articles'))
    .filter(({ checklist }) => checklist)
    .map((article) => ({ params: { number: String(article.number) }, props: { article } }));
}

export const GET: APIRoute<{ article: Article }> = async ({ props, routePattern }) =>
  new Response(buildChecklistFile(props.article, await getSite(routePattern)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
