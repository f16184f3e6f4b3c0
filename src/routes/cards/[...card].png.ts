import type { APIRoute } from 'astro';
import { toSocialCardPath } from '../../content/addresses.ts';
import { getFirm } from '../../content/reader.ts';
import { getSitePages, type SitePage } from '../../discovery/site-pages.ts';
import { getCardImage } from '../../discovery/social-card/card-image.ts';
import { toCardLayout } from '../../discovery/social-card/card-layout.ts';
import { toCover } from '../../ui/cover/cover.ts';

export async function getStaticPaths() {
  return (await getSitePages()).map((page) => ({
    params: { card: toSocialCardPath(page.path).replace(/^\/cards\/|\.png$/g, '') },
    props: { page },
  }));
}

export const GET: APIRoute<{ page: SitePage }> = async ({ props }) => {
  const { article } = props.page;
  const layout = toCardLayout(props.page, await getFirm(), article && toCover(article));
  const image = await getCardImage(layout);
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
};
