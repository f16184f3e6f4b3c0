import { buildChecklistFile, type ListedArticle } from '../../features/articles/checklist-file.ts';
import { getSite, siteFile } from '../../site/reader.ts';

export const getStaticPaths = ({ routePattern }: { routePattern: string }) =>
  getSite(routePattern)
    .entries.articles.filter(({ checklist }) => checklist)
    .map((article) => ({ params: { number: String(article.number) }, props: { article } }));

export const GET = siteFile((site, { article }: { article: ListedArticle }) =>
  buildChecklistFile(article, site),
);
