import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contentTypeOf,
  createHeaderLookup,
  listMovedPaths,
  readHostTable,
} from '../../../src/build/hosts/host-table.ts';
import { listNotFoundPages } from '../../../src/build/hosts/not-found-pages.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { ask, hosts, type RunningServer } from '../../support/local-servers.ts';
import { findTextPage, findUnknownArticle, readSite } from '../../support/site.ts';

const textPage = findTextPage();
const { redirects, paths } = readSite();
const blog = paths.articleFolder;
const moved = redirects.flatMap(({ page }) => (page ? [`${page}.html`, `${page}/index.html`] : []));
const notFound = ['/404', ...listNotFoundPages(distFolder()).flatMap(({ paths }) => paths)];
const hasArticles = notFound.includes(`${blog}/not-found`);
const routeOf = (file: string) => file.replace(/\.html$/, '').replace(/^\/index$/, '/');

const files = readdirSync(distFolder(), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(distFolder().length));
const pages = files.filter(
  (file) => file.endsWith('.html') && !notFound.includes(routeOf(file)) && !moved.includes(file),
);
const others = files.filter((file) => !/\.(html|br|gz)$|^\/_(headers|redirects)$/.test(file));
const read = (file: string) => readFileSync(`${distFolder()}${file}`);
const hashed = others.find((file) => file.startsWith('/_astro/')) ?? '';
const headersOf = createHeaderLookup();

/** Addresses that no site has, unless a page has moved from there. */
const unknown = [
  '/nope',
  textPage.toUpperCase(),
  '/services',
  '/services/',
  '/services/nope',
  `${blog}/0/x`,
  '/blogs/2',
  '/404',
  '/404.html',
  '/index.html',
  `${textPage}.html`,
  `${textPage}.html.br`,
  '/_headers',
  '/_redirects',
  '/_astro/none.js',
  '/none.vcf',
  '//example.org/',
  `/${textPage}`,
  '/%0d%0aset-cookie:a=b/',
  '/team/../../package.json',
].filter((path) => !redirects.some((moved) => moved.path === path));

describe.for(hosts)('$name', ({ name, installed, isForVisitors, start }) => {
  let server: RunningServer;
  beforeAll(async () => {
    if (installed) server = await start();
  });
  afterAll(() => server?.stop());
  const testHost = test.skipIf(!installed);
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(server.url + path, headers, method);

  testHost('serves every file at its exact path, with its type and all headers', async () => {
    expect(contentTypeOf('/a.html')).toBe('text/html; charset=utf-8');
    // As nginx does.
    expect(contentTypeOf('/files/A.PDF')).toBe('application/pdf');
    for (const file of [...pages, ...others]) {
      const { status, headers, body } = await get(routeOf(file));
      expect(status, file).toBe(200);
      expect(body.equals(read(file)), file).toBe(true);
      const type = { 'content-type': contentTypeOf(file) };
      expect(headers, file).toMatchObject({ ...headersOf(file), ...type });
    }
    expect((await get(hashed)).headers['cache-control']).toContain('immutable');
  });

  test
    .skipIf(!(installed && hasArticles))
    .for([
      blog,
      `${blog}/`,
      findUnknownArticle(),
      `${blog}/01`,
      `${blog}/1.5`,
      `${blog}/%3Cb%3E`,
      `${findUnknownArticle()}?a=b`,
      `${blog}/not-found`,
      `${blog}/0.html`,
    ])('%s gets status 404 and the page for unknown articles', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.equals(read(`${blog}/not-found.html`))).toBe(true);
    expect(headers).toMatchObject(headersOf('/404.html'));
  });

  testHost.for(unknown)(
    '%s gets status 404 or 400, without redirect and without caching',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([400, 404]).toContain(status);
      expect(headers.location).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
      if (status === 400) return;
      expect(body.equals(read('/404.html'))).toBe(true);
      expect(headers).toMatchObject(headersOf('/404.html'));
    },
  );

  testHost('redirects a trailing slash to the path without it', async () => {
    const path = pages.map(routeOf).find((page) => /^\/.+\//.test(page)) ?? textPage;
    const response = await get(`${path}/?a=b`);
    expect(response.status).toBe(308);
    expect(response.headers.location).toBe(`${path}?a=b`);
    expect((await get(`${textPage}/`)).headers.location).toBe(textPage);
  });

  const { name: domain, twins } = readHostTable(distFolder());
  test.skipIf(!installed || name !== 'nginx').for(twins)(
    'redirects the twin of the domain, %s',
    async (host) => {
      const { status, headers } = await get(`${textPage}?a=b`, { host });
      expect([status, headers.location]).toEqual([301, `https://${domain}${textPage}?a=b`]);
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    },
  );

  testHost('redirects a page that has moved, with its query', async () => {
    for (const { path, query, to } of listMovedPaths(redirects)) {
      const address = encodeURI(path);
      const from = [address, ...query.toReversed()].join('?').replaceAll(/(?<=\?.*)\?/g, '&');
      const { status, headers } = await get(from);
      expect([status, headers.location], from).toEqual([301, to]);
      expect(headers, from).toMatchObject(headersOf(address));
      const more = query.length > 0 || to.includes('?') ? to : `${to}?a=b`;
      const asked = query.length > 0 ? `${from}&a=b` : `${from}?a=b`;
      expect((await get(asked)).headers.location, asked).toBe(more);
      if (query.length === 0) continue;
      const other = await get(`${from}x`);
      expect(other.headers.location, `${from}x`).not.toBe(to);
    }
  });

  testHost('compresses with an encoding that the browser accepts', async () => {
    for (const [path, file] of [
      [textPage, `${textPage}.html`],
      ['/nope', '/404.html'],
      ...(hasArticles ? [[findUnknownArticle(), `${blog}/not-found.html`] as const] : []),
    ] as const) {
      const gzip = await get(path, { 'accept-encoding': 'gzip' });
      expect(gzip.headers['content-encoding'], path).toBe('gzip');
      expect(gzip.headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect(gunzipSync(gzip.body).equals(read(file))).toBe(true);
      const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      // nginx without the brotli module uses gzip.
      if (brotli.headers['content-encoding'] === 'gzip') continue;
      expect(brotli.headers['content-encoding'], path).toBe('br');
      expect(brotliDecompressSync(brotli.body).equals(read(file))).toBe(true);
    }
  });

  test.skipIf(!installed || !isForVisitors)('sends no page again that is unchanged', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await get(textPage, { 'accept-encoding': encoding });
      for (const [condition, value] of [
        ['if-none-match', headers.etag],
        ['if-modified-since', headers['last-modified']],
      ] as const) {
        const again = await get(textPage, {
          'accept-encoding': encoding,
          [condition]: value ?? '',
        });
        expect(again.status, condition).toBe(304);
        expect(again.body.length).toBe(0);
      }
    }
    expect((await get(textPage, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  testHost('answers HEAD without a body and refuses POST', async () => {
    const head = await get(textPage, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(read(`${textPage}.html`).length));
    expect(head.body.length).toBe(0);
    expect((await get(textPage, {}, 'POST')).status).toBe(405);
  });
});
