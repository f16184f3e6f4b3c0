import type { APIRoute } from 'astro';
import { getAllPages } from '../../discovery/alternates.ts';
import { buildSitemap } from '../../discovery/sitemap.ts';

/** The parts of a sitemap that is too long for one file. */
export async function getStaticPaths() {
  const { pages, siteUrl } = await getAllPages();
  return buildSitemap(pages, siteUrl).parts.map((text, index) => ({
    params: { part: String(index + 1) },
    props: { text },
  }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/xml' } });
