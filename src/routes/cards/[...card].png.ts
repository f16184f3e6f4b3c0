import type { APIRoute } from 'astro';
import { socialCardPath } from '../../content/addresses.ts';
import type { SitePage } from '../../content/kind.ts';
import { getSites } from '../../content/reader.ts';
import { getSitePages } from '../../discovery/site-pages.ts';
import { getCardImage } from '../../discovery/social-card/card-image.ts';
import { buildCardLayout, type CardSite } from '../../discovery/social-card/card-layout.ts';
import { drawCover } from '../../ui/cover/cover.ts';

interface Props {
  page: SitePage;
  site: CardSite;
}

/** The cards of all languages: their addresses differ as those of the pages do. */
export async function getStaticPaths() {
  const cards = (await getSites()).map(async (site) =>
    (await getSitePages(site)).map((page) => ({
      params: { card: socialCardPath(page.path).replace(/^\/cards\/|\.png$/g, '') },
      props: { page, site },
    })),
  );
  return (await Promise.all(cards)).flat();
}

export const GET: APIRoute<Props> = async ({ props: { page, site } }) => {
  const layout = buildCardLayout(page, site, page.article && drawCover(page.article));
  const image = await getCardImage(layout, import.meta.env.CARD_FONT);
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
};
