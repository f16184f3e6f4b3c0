import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { absoluteUrl, paths } from '../content/addresses.ts';
import { getEntries, getFirm, getPage } from '../content/reader.ts';
import { buildRssItem } from '../features/articles/feed.ts';

// The CSS keeps the feed readable in browsers that no longer support XSLT.
const sheets =
  '<?xml-stylesheet type="text/xsl" href="/feed.xsl"?><?xml-stylesheet type="text/css" href="/feed.css"?>';

export const GET: APIRoute = async () => {
  const [firm, articles, page] = await Promise.all([
    getFirm(),
    getEntries('articles'),
    getPage('blogs'),
  ]);
  const self = absoluteUrl(firm.siteUrl, paths.feed);
  const feed = await getRssString({
    title: `${firm.name}: ${page.heading}`,
    description: page.metaDescription,
    site: firm.siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>en-in</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: articles.map((article) => buildRssItem(article, firm)),
  });
  return new Response(feed.replace('?>', `?>${sheets}`), {
    headers: { 'content-type': 'application/rss+xml' },
  });
};
