import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../content/addresses.ts';
import { getSite } from '../content/reader.ts';
import { buildRssItem } from '../features/articles/feed.ts';

// The CSS keeps the feed readable in browsers that no longer support XSLT.
const sheets =
  '<?xml-stylesheet type="text/xsl" href="/feed.xsl"?><?xml-stylesheet type="text/css" href="/feed.css"?>';

export const GET: APIRoute = async ({ routePattern }) => {
  const site = await getSite(routePattern);
  const { firm, paths, words } = site;
  const [articles, page] = await Promise.all([site.getEntries('articles'), site.getPage('blogs')]);
  const self = absoluteUrl(firm.siteUrl, paths.feed);
  const feed = await getRssString({
    title: `${firm.name}: ${page.heading}`,
    description: page.metaDescription,
    site: firm.siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${words.language.toLowerCase()}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: articles.map((article) => buildRssItem(article, site)),
  });
  return new Response(feed.replace('?>', `?>${sheets}`), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
