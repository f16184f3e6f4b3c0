import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildHostFiles } from '../../../src/build/host-files.ts';
import { buildCommonHeaders } from '../../../src/build/hosts/headers.ts';
import { readRedirects } from '../../../src/content/redirects.ts';
import { listIndexable, readDist } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { hasPage } from '../../support/published.ts';
import { readSite, readSites } from '../../support/read-site.ts';

/** The settings of hosts on which no test can run the site; hosts.test.ts asks the others. */

const { paths } = readSite();

const headers = buildCommonHeaders();
const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const readHosts = (name: string) => readFileSync(`${distFolder()}-hosts/${name}`, 'utf8');
const readConfig = (name: string) => JSON.parse(readHosts(name));

/** @returns headers by their names, whose case does not matter */
const toHeaders = (list: object[]): Record<string, string> =>
  Object.fromEntries(
    list.map((header) => {
      const [name, value] = Object.values(header);
      return [name.toLowerCase(), value];
    }),
  );

test('the settings of each host match this build', () => {
  const { inSite, besideSite } = buildHostFiles(distFolder());
  for (const [name, text] of Object.entries(inSite)) expect(readDist(`/${name}`), name).toBe(text);
  for (const [name, text] of Object.entries(besideSite)) expect(readHosts(name), name).toBe(text);
});

test('Cloudflare Pages and Netlify send all headers, and let browsers cache hashed files', () => {
  const blocks = readDist('/_headers').split(/^(?=\/)/m);
  const rules = new Map(
    blocks.map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return [path, toHeaders(lines.map((line) => line.trim().split(/: (.*)/)))];
    }),
  );
  expect(rules.get('/*')).toEqual(headers);
  expect(rules.get('/_astro/*')).toEqual({ 'cache-control': immutable });
  if (hasPage('blogs'))
    expect(rules.get(paths.jsonFeed)).toEqual({ 'content-type': 'application/feed+json' });
  expect(rules.get('/*.vcf')).toEqual({ 'content-type': 'text/vcard; charset=utf-8' });
});

test('Cloudflare Pages and Netlify redirect moved pages, then show the nearest 404 page', () => {
  const rules = readDist('/_redirects').trimEnd().split('\n');
  const redirects = readRedirects();
  expect(rules.slice(0, redirects.length * 3)).toEqual(
    redirects.flatMap(({ from, to }) => [
      `${from} ${to} 301!`,
      `${from} ${to} 301`,
      `${from}/ ${to} 301`,
    ]),
  );
  const folders = readSites().flatMap(({ language, paths: { articleFolder } }) => [
    ...(hasPage('blogs', language) ? [`${articleFolder}/* ${articleFolder}/not-found.html`] : []),
    ...(language.prefix ? [`${language.prefix}/* ${language.prefix}/404.html`] : []),
  ]);
  const pages = rules.filter((rule) => rule.endsWith(' 404'));
  expect(pages.toSorted()).toEqual(folders.map((rule) => `${rule} 404`).sort());
  const depths = pages.map((rule) => rule.split('/').length);
  expect(depths).toEqual(depths.toSorted((a, b) => b - a));
});

test('Vercel serves exact paths with all headers', () => {
  const { headers: rules, ...settings } = readConfig('vercel.json');
  expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const sentTo = (path: string) =>
    toHeaders(rules.find(({ source }: { source: string }) => source === path).headers);
  expect(sentTo('/(.*)')).toEqual({ ...headers, 'cache-control': revalidate });
  expect(sentTo('/_astro/(.*)')).toEqual({ 'cache-control': immutable });
});

test('the object store has every page at its exact path, and lets browsers cache hashed files', () => {
  const objects: { file: string; key: string; cacheControl: string }[] = readConfig('objects.json');
  const byKey = new Map(objects.map((object) => [object.key, object]));
  for (const path of [...listIndexable(), '/404.html']) {
    const object = byKey.get(path === '/' ? 'index.html' : path.slice(1));
    expect(object, path).toMatchObject({
      contentType: 'text/html; charset=utf-8',
      cacheControl: revalidate,
    });
    expect(existsSync(`${distFolder()}/${object?.file}`), path).toBe(true);
  }
  expect(objects.filter(({ file }) => /\.(br|gz)$|^_(?!astro)/.test(file))).toEqual([]);
  const hashed = objects.filter(({ key }) => key.startsWith('_astro/'));
  expect(hashed.length).toBeGreaterThan(0);
  for (const { key, cacheControl } of hashed) expect(cacheControl, key).toBe(immutable);
});

test('the CDN sends all headers, and the 404 page with status 404', () => {
  const { CustomErrorResponses, ResponseHeadersPolicy, DefaultRootObject } = readConfig('cdn.json');
  expect(DefaultRootObject).toBe('index.html');
  for (const response of CustomErrorResponses)
    expect(response).toMatchObject({ ResponseCode: '404', ResponsePagePath: '/404.html' });
  const { SecurityHeadersConfig, CustomHeadersConfig } = ResponseHeadersPolicy;
  const inOwnFields = ['strict-transport-security', 'x-content-type-options'];
  expect({
    ...toHeaders(CustomHeadersConfig),
    'content-security-policy': SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy,
  }).toEqual(
    Object.fromEntries(Object.entries(headers).filter(([name]) => !inOwnFields.includes(name))),
  );
});
