import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { socialCardPath } from '../../content/addresses.ts';
import type { SitePage } from '../../content/kind.ts';
import { getFirm } from '../../content/reader.ts';
import { getSitePages } from '../../discovery/site-pages.ts';
import { drawCard } from '../../discovery/social-card/card-drawing.ts';
import { makeCardImage } from '../../discovery/social-card/card-image.ts';
import { createTextMeasure } from '../../discovery/social-card/text-width.ts';
import { drawCover } from '../../ui/cover/cover.ts';

const fontFile = import.meta.env.CARD_FONT;
const measure = createTextMeasure(fontFile);

export async function getStaticPaths() {
  return (await getSitePages()).map((page) => ({
    params: { card: socialCardPath(page.path).replace(/^\/cards\/|\.png$/g, '') },
    props: { page },
  }));
}

export const GET: APIRoute<{ page: SitePage }> = async ({ props }) => {
  const { article } = props.page;
  const cover = article && drawCover(article);
  const image = await makeCardImage(
    drawCard(props.page, await getFirm(), measure, cover),
    fontFile,
  );
  return new Response(await readFile(image), { headers: { 'content-type': 'image/png' } });
};
