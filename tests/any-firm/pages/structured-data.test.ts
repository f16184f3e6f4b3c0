import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import {
  find,
  isServed,
  listIndexable,
  readCanonical,
  readMeta,
  readPage,
  textOf,
  textsOf,
} from '../../../tools/built-site.ts';
import { readOffices } from '../../support/read-firm.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';
import { listRoutesOf } from '../../support/routes.ts';
import { collectNodes, findErrors, type Node, toList } from './google-rules.ts';

const { firm, paths } = readSite();
const { siteUrl } = firm;
const pagePaths = listIndexable();

function readGraph(path: string): Node[] {
  const scripts = readPage(path).querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.rawText ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const findNode = (graph: Node[], type: string) => graph.find((node) => node['@type'] === type);
const readNode = (path: string, type: string) => {
  const node = findNode(readGraph(path), type);
  if (!node) throw new Error(`${path} has no ${type}`);
  return node;
};
const readBody = (path: string) => textOf(find(readPage(path), 'body'));
const readHeading = (path: string) => textOf(find(readPage(path), 'h1'));
const readDays = (path: string) =>
  readPage(path)
    .querySelectorAll('main time')
    .map((time) => time.getAttribute('datetime'));

/** Properties whose texts a visitor must see, too. */
const shown =
  `name headline description title email telephone legalName articleSection streetAddress
  addressLocality`.split(/\s+/);

test.each(pagePaths)('%s: the graph follows the rules and says what the page says', (path) => {
  const page = readPage(path);
  const graph = readGraph(path);
  expect(findErrors(graph)).toEqual([]);
  const organization = { '@id': `${siteUrl}/#organization` };
  expect(findNode(graph, 'Organization')).toMatchObject(organization);
  expect(findNode(graph, 'WebSite')).toMatchObject({
    '@id': `${siteUrl}/#website`,
    publisher: organization,
  });
  expect(graph.find((node) => /Page$/.test(String(node['@type'])))).toMatchObject({
    url: readCanonical(page),
    name: readHeading(path),
  });
  // Only screen readers get the last step of the breadcrumb, so the heading may be worded differently.
  const body = [readBody(path), ...textsOf(page, 'nav [aria-current=page]')].join(' ');
  for (const node of collectNodes(graph))
    for (const key of shown) {
      const value = node[key];
      if (typeof value !== 'string' || value.includes('<')) continue;
      for (const part of key === 'streetAddress' ? value.split(', ') : [value])
        expect(body, key).toContain(part.replace(/\s+/g, ' '));
    }
  const internal = JSON.stringify(graph).match(new RegExp(`${siteUrl}[^"#\\\\ ]*`, 'g')) ?? [];
  expect(internal.length).toBeGreaterThan(3);
  for (const address of internal) expect(isServed(new URL(address).pathname), address).toBe(true);
});

test.each(pagePaths)('%s: the breadcrumb matches the visible one', (path) => {
  const { words, paths } = readSiteOf(path);
  const list = findNode(readGraph(path), 'BreadcrumbList');
  const shown = readPage(path).querySelectorAll(`nav[aria-label="${words.ui.breadcrumb}"] li`);
  const steps = toList(list?.itemListElement) as Node[];
  expect(steps.map(({ name }) => name)).toEqual(
    shown.map((item) => textOf(find(item, 'a, [aria-current]'))),
  );
  expect(steps.length).toBe(path === paths.home ? 0 : Math.max(2, steps.length));
  for (const [index, item] of shown.entries()) {
    const href = item.querySelector('a')?.getAttribute('href') ?? path;
    expect(steps[index]?.item).toBe(new URL(href, siteUrl).href);
  }
});

test('the home page describes the firm in full, as shown in its contact section', () => {
  const addresses = readOffices().map(({ locality, region, postalCode, country }) => ({
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country,
  }));
  expect(readNode('/', 'Organization')).toMatchObject({
    name: firm.name,
    logo: `${siteUrl}/icon-512.png`,
    ...(firm.networkUrl && { sameAs: [firm.networkUrl] }),
    ...(addresses.length > 0 && { address: addresses }),
    contactPoint: [{ email: firm.email, telephone: firm.phone }, { email: firm.careersEmail }],
  });
});

test('service pages name the provider and the regions that they link to', () => {
  for (const { path } of listRoutesOf('services')) {
    const { provider, areaServed } = readNode(path, 'Service');
    expect(provider).toEqual({ '@id': `${siteUrl}/#organization` });
    const linked = readPage(path)
      .querySelectorAll(`main a[href^="${paths.whereWeOperate}/"]`)
      .filter((link) => !link.closest('.prose'))
      .map((link) => textOf(link));
    const areas = toList(areaServed) as Node[];
    expect(areas.map(({ name }) => name).sort()).toEqual(linked.sort());
  }
});

test('articles have their visible date and the image of their card', () => {
  for (const { path } of listRoutesOf('articles')) {
    const node = readNode(path, 'BlogPosting');
    const [published, ...days] = readDays(path);
    expect(node).toMatchObject({ headline: readHeading(path), datePublished: published });
    if (node.dateModified) expect([published, ...days]).toContain(node.dateModified);
    expect(node.image).toBe(readMeta(readPage(path), 'og:image'));
  }
});

test('the full job posting is on the page of its opening, and only there', () => {
  for (const path of pagePaths) {
    const { words, paths } = readSiteOf(path);
    const job = findNode(readGraph(path), 'JobPosting');
    expect(Boolean(job), path).toBe(path.startsWith(`${paths.workWithUs}/`));
    if (!job) continue;
    const body = readBody(path);
    expect(job.title).toBe(readHeading(path));
    expect(job.datePosted).toBe(readDays(path)[0]);
    const texts = textsOf(parse(String(job.description)), 'p, li');
    for (const text of texts.slice(0, -1)) expect(body).toContain(text);
    const [label = ''] = words.careers.postingSkills.split('{skills}');
    expect(texts.at(-1)?.startsWith(label)).toBe(true);
  }
});

test('legal pages have no date in their structured data', () => {
  for (const { path } of listRoutesOf('legal')) {
    const graph = JSON.stringify(readGraph(path));
    expect(graph).not.toMatch(/"date\w*":|\d{4}-\d{2}-\d{2}/i);
    expect(graph).not.toContain(textOf(find(readPage(path), 'main time')));
  }
});
