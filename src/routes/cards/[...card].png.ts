import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { socialCardPath } from '../../content/addresses.ts';
import type { SitePage } from '../../content/kind.ts';
import { getSites } from '../../content/reader.ts';
import { getSitePages } from '../../discovery/site-pages.ts';
import { type CardSite, drawCard } from '../../discovery/social-card/card-drawing.ts';
import { makeCardImage } from '../../discovery/social-card/card-image.ts';
import { createTextMeasure } from '../../discovery/social-card/text-width.ts';
import { drawCover } from '../../ui/cover/cover.ts';

interface Props {
  page: SitePage;
  site: CardSite;
}

const fontFile = import.meta.env.CARD_FONT;
const measure = createTextMeasure(fontFile);

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
  const cover = page.article && drawCover(page.article);
  const image = await makeCardImage(drawCard(page, site, measure, cover), fontFile);
  return new Response(await readFile(image), { headers: { 'content-type': 'image/png' } });
};
