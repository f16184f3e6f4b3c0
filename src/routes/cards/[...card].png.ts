import type { APIRoute } from 'astro';
import type { SitePage } from '../../content/kind.ts';
import { getSitePages } from '../../discovery/site-pages.ts';
import { drawCard } from '../../discovery/social-card/card-drawing.ts';
import {
  type CardSize,
  listArticleCards,
  socialCard,
} from '../../discovery/social-card/card-sizes.ts';
import { renderCard } from '../../discovery/social-card/card-text.ts';
import { hasBanyan } from '../../features/home/practice-tree.ts';
import { findMainServices, findPractices } from '../../features/services/model/service.ts';
import { loadSite } from '../../site/load-site.ts';
import type { SiteFacts } from '../../site/site.ts';

interface Props {
  page: SitePage;
  site: SiteFacts;
  /** For each practice of the firm, from left to right, whether the page is about it. */
  practices: boolean[];
  size: CardSize;
}

/** The cards of all languages. Their addresses differ, because those of the pages do. */
export const getStaticPaths = () =>
  loadSite().sites.flatMap((site) => {
    const { services, articles } = site.entries;
    const findServices = (path: string) =>
      articles.find((article) => article.path === path)?.services ??
      services.filter((service) => service.path === path).map(({ id }) => id);
    const practices = findMainServices(services);
    return getSitePages(site).flatMap((page) => {
      const own = findPractices(services, findServices(page.path));
      const cards = [socialCard(page.path), ...(page.article ? listArticleCards(page.path) : [])];
      return cards.map(({ path, size }) => ({
        params: { card: path.replace(/^\/cards\/|\.png$/g, '') },
        props: {
          page,
          site,
          practices: hasBanyan ? practices.map((practice) => own.includes(practice)) : [],
          size,
        },
      }));
    });
  });

export const GET: APIRoute<Props> = async ({ props: { page, site, practices, size } }) => {
  const { drawing, texts } = drawCard(page, site, practices, size);
  const image = await renderCard(drawing, texts, import.meta.env.CARD_FONTS);
  return new Response(new Uint8Array(image));
};
