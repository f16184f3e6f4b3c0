import { buildChecklistFile } from '../../features/articles/checklist-file.ts';
import type { Article } from '../../features/articles/model/article.ts';
import { getSite, siteFile } from '../../site/reader.ts';

export const getStaticPaths = ({ routePattern }: { routePattern: string }) =>
  getSite(routePattern)
    .entries.articles.filter(({ checklist }) => checklist)
    .map((article) => ({ params: { number: String(article.number) }, props: { article } }));

export const GET = siteFile((site, { article }: { article: Article }) =>
  buildChecklistFile(article, site),
);
