import { defineMiddleware } from 'astro:middleware';
import { fromHtml } from 'hast-util-from-html';
import { checkPages, readBuiltPage } from '../check/built-site.ts';
import { formatReport } from '../content/problem.ts';
import { loadSite } from '../site/load-site.ts';
import { contentTypeOf } from './hosts/host-table.ts';

/**
 * In dev, does what the build and hosts do: prints what is wrong with the anchors of each page that is opened,
 * and gives other files their types.
 */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  const path = decodeURI(url.pathname);
  if (response.ok && /\.\w+$/.test(path)) response.headers.set('content-type', contentTypeOf(path));
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const problems = checkPages(loadSite(), new Map([[path, readBuiltPage(fromHtml(html))]]));
  if (problems.length > 0) process.stderr.write(`${formatReport(problems)}\n`);
  return new Response(html, response);
});
