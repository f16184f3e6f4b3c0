import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildCommonHeaders } from '../../../src/build/hosts/headers.ts';
import { readRedirects } from '../../../src/content/redirects.ts';
import { listIndexable, readDist } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { hasPage } from '../../support/published.ts';
import { readSite, readSites } from '../../support/read-site.ts';

const { paths } = readSite();

const headers = buildCommonHeaders();
const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const readConfig = (name: string) =>
  JSON.parse(readFileSync(`${distFolder()}-hosts/${name}`, 'utf8'));

/** Header names are case-insensitive. */
const lowerNames = (list: [name: string, value: unknown][]) =>
  Object.fromEntries(list.map(([name, value]) => [name.toLowerCase(), value]));

describe('Cloudflare Pages and Netlify', () => {
  const rules = new Map(
    readDist('/_headers')
      .split(/^(?=\/)/m)
      .map((block) => {
        const [path = '', ...lines] = block.trim().split('\n');
        const pairs = lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2),
        );
        return [path, lowerNames(pairs as [string, string][])];
      }),
  );

  test('send all headers, and let browsers cache hashed files', () => {
    expect(rules.get('/*')).toEqual(headers);
    expect(rules.get('/_astro/*')).toEqual({ 'cache-control': immutable });
    if (hasPage('blogs'))
      expect(rules.get(paths.jsonFeed)).toEqual({ 'content-type': 'application/feed+json' });
    expect(rules.get('/*.vcf')).toEqual({ 'content-type': 'text/vcard; charset=utf-8' });
  });

  test('show the nearest 404 page for unknown paths: of the articles or of the language', () => {
    const expected = readSites().flatMap(
      ({ language, language: { prefix }, paths: { articleFolder } }) => [
        ...(hasPage('blogs', language)
          ? [`${articleFolder}/* ${articleFolder}/not-found.html 404`]
          : []),
        ...(prefix === '' ? [] : [`${prefix}/* ${prefix}/404.html 404`]),
      ],
    );
    const rules = readDist('/_redirects').trimEnd().split('\n');
    const pages = rules.filter((rule) => rule.endsWith(' 404'));
    expect(pages.toSorted()).toEqual(expected.sort());
    const depths = pages.map((rule) => rule.split('/').length);
    expect(depths).toEqual(depths.toSorted((a, b) => b - a));
  });

  test('redirect moved pages before the rules for unknown paths apply', () => {
    const rules = readDist('/_redirects').split('\n');
    expect(rules.slice(0, readRedirects().length * 3)).toEqual(
      readRedirects().flatMap(({ from, to }) => [
        `${from} ${to} 301!`,
        `${from} ${to} 301`,
        `${from}/ ${to} 301`,
      ]),
    );
  });
});

test('Vercel serves exact paths with all headers', () => {
  const { cleanUrls, trailingSlash, headers: rules } = readConfig('vercel.json');
  expect([cleanUrls, trailingSlash]).toEqual([true, false]);
  const sent = new Map<string, Record<string, unknown>>(
    rules.map(({ source, headers: list }: { source: string; headers: unknown[] }) => [
      source,
      lowerNames(list.map((item) => Object.values(item as object) as [string, string])),
    ]),
  );
  expect(sent.get('/(.*)')).toEqual({ ...headers, 'cache-control': revalidate });
  expect(sent.get('/_astro/(.*)')).toEqual({ 'cache-control': immutable });
});

describe('the object store', () => {
  interface StoredObject {
    file: string;
    key: string;
    contentType: string;
    cacheControl: string;
  }
  const objects: StoredObject[] = readConfig('objects.json');
  const findObject = (key: string) => objects.find((object) => object.key === key);

  test('has every page at its exact path', () => {
    for (const path of listIndexable()) {
      const object = findObject(path === '/' ? 'index.html' : path.slice(1));
      expect(object, path).toMatchObject({
        contentType: 'text/html; charset=utf-8',
        cacheControl: revalidate,
      });
      expect(existsSync(`${distFolder()}/${object?.file}`), path).toBe(true);
    }
    expect(findObject('404.html')).toBeTruthy();
    expect(
      objects.filter(({ file }) => /\.(br|gz)$|^_/.test(file) && !/^_astro/.test(file)),
    ).toEqual([]);
  });

  test('lets browsers cache hashed files', () => {
    const hashed = objects.filter(({ key }) => key.startsWith('_astro/'));
    expect(hashed.length).toBeGreaterThan(0);
    for (const { key, cacheControl } of hashed) expect(cacheControl, key).toBe(immutable);
  });
});

test('the CDN sends all headers, and the 404 page with status 404', () => {
  const { CustomErrorResponses, ResponseHeadersPolicy, DefaultRootObject } = readConfig('cdn.json');
  expect(DefaultRootObject).toBe('index.html');
  for (const response of CustomErrorResponses)
    expect(response).toMatchObject({ ResponseCode: '404', ResponsePagePath: '/404.html' });
  const { SecurityHeadersConfig, CustomHeadersConfig } = ResponseHeadersPolicy;
  const custom = lowerNames(
    CustomHeadersConfig.map(({ Header, Value }: { Header: string; Value: string }) => [
      Header,
      Value,
    ]),
  );
  expect({
    ...custom,
    'content-security-policy': SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy,
  }).toEqual(
    Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !['strict-transport-security', 'x-content-type-options'].includes(name),
      ),
    ),
  );
});
