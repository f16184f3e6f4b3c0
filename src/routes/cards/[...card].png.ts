import type { APIRoute } from 'astro';
import { socialCardPath } from '../../content/addresses.ts';
import type { SitePage } from '../../content/kind.ts';
import { getFirm } from '../../content/reader.ts';
import { getSitePages } from '../../discovery/site-pages.ts';
import { getCardImage } from '../../discovery/social-card/card-image.ts';
import { buildCardLayout } from '../../discovery/social-card/card-layout.ts';
import { drawCover } from '../../ui/cover/cover.ts';

export async function getStaticPaths() {
  return (await getSitePages()).map((page) => ({
    params: { card: socialCardPath(page.path).replace(/^\/cards\/|\.png$/g, '') },
    props: { page },
  }));
}

export const GET: APIRoute<{ page: SitePage }> = async ({ props }) => {
  const { article } = props.page;
  const layout = buildCardLayout(props.page, await getFirm(), article && drawCover(article));
  const image = await getCardImage(layout, import.meta.env.CARD_FONT);
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
};
