import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildCommonHeaders, createHeaderLookup } from '../../../src/build/hosts/host-table.ts';
import { readDist } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { testCases } from '../../support/cases.ts';
import { hasPage, readSite, readSites } from '../../support/site.ts';
import cases from './host-files.cases.yaml?raw';

/** The settings of hosts on which no test can run the site; hosts.test.ts asks the others. */

const headers = buildCommonHeaders(readSite().firm);
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

test('Cloudflare Pages and Netlify send all headers, and let browsers cache hashed files', () => {
  const blocks = readDist('/_headers').split(/^(?=\/)/m);
  const rules = new Map(
    blocks.map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return [path, toHeaders(lines.map((line) => line.trim().split(/: (.*)/)))];
    }),
  );
  // Both send the values of all rules that match, so that no rule could change this one.
  const { 'cross-origin-resource-policy': _, ...combinable } = headers;
  expect(rules.get('/*')).toEqual(combinable);
  expect(rules.get('/*.ics')?.['access-control-allow-origin']).toBe('*');
  expect(rules.get('/_astro/*')).toEqual({ 'cache-control': immutable });
});

test('Cloudflare Pages and Netlify redirect moved pages, then show the nearest 404 page', () => {
  const rules = readDist('/_redirects').trimEnd().split('\n');
  for (const { path, query, to, page } of readSite().redirects) {
    const rule = [encodeURI(path), ...query, to].join(' ');
    // Netlify shows a page at the path unless it has an exclamation mark, and Cloudflare Pages skips such lines.
    expect(rules.includes(`${rule} 301!`), rule).toBe(page !== undefined || query.length > 0);
    expect(rules.includes(`${rule} 301`), rule).toBe(query.length === 0);
  }
  const folders = readSites().flatMap(({ language, paths: { articleFolder } }) => [
    ...(hasPage('blogs', language) ? [`${articleFolder}/:id ${articleFolder}/not-found.html`] : []),
    ...(language.prefix ? [`${language.prefix}/* ${language.prefix}/404.html`] : []),
  ]);
  const pages = rules.filter((rule) => rule.endsWith(' 404'));
  expect(pages.toSorted()).toEqual(folders.map((rule) => `${rule} 404`).sort());
});

testCases(cases, {
  findPolicy: (path: string) => {
    const sent = createHeaderLookup()(path);
    return [sent['cross-origin-resource-policy'], sent['access-control-allow-origin'] ?? ''];
  },
  findOriginal: (path: string) =>
    createHeaderLookup()(path).link?.replace(readSite().firm.siteUrl, ''),
});

test('Vercel serves exact paths with all headers', () => {
  const { headers: rules, ...settings } = readConfig('vercel.json');
  expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const sentTo = (path: string) =>
    toHeaders(rules.find(({ source }: { source: string }) => source === path).headers);
  expect(sentTo('/(.*)')).toEqual({ ...headers, 'cache-control': revalidate });
  expect(sentTo('/_astro/(.*)\\.(.*)')).toEqual({ 'cache-control': immutable });
  // It has taken .html away before it looks for redirects, and would redirect a page to itself for ever.
  for (const { source, destination } of settings.redirects) {
    expect(source).not.toBe(destination);
    expect(source).not.toMatch(/\.html$/);
  }
});

test('every text file has a .br and a .gz file with the same content', () => {
  const files = readdirSync(distFolder(), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|css|js|svg|xml|json|txt|md|vcf|ics|csv|webmanifest)$/.test(file))
    .map((file) => `${distFolder()}/${file}`);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const content = readFileSync(file);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(content), file).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(content), file).toBe(true);
  }
});
