import type { APIRoute } from 'astro';
import { getFirm } from '../../lib/content.ts';
import { toCover } from '../../lib/cover.ts';
import { toSocialCardPath } from '../../lib/paths.ts';
import { getSitePages, type SitePage } from '../../lib/site-pages.ts';
import { getCardImage } from '../../lib/social-card/card-image.ts';
import { toCardLayout } from '../../lib/social-card/card-layout.ts';

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
