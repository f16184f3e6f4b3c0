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
import { hasPage, readVocabulary } from '../../support/published.ts';
import { readFirm, readOffices } from '../../support/read-firm.ts';
import { readSite, readSiteOf } from '../../support/read-site.ts';
import { listRoutesOf } from '../../support/routes.ts';
import { collectNodes, findErrors, type Node, toList } from './google-rules.ts';

const { paths } = readSite();

const firm = readFirm();
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
const readDay = (path: string) => find(readPage(path), 'main time').getAttribute('datetime');

test.each(pagePaths)(
  '%s: the graph follows the rules and describes firm, site and page',
  (path) => {
    const graph = readGraph(path);
    expect(findErrors(graph)).toEqual([]);
    const organization = { '@id': `${siteUrl}/#organization` };
    expect(findNode(graph, 'Organization')).toMatchObject(organization);
    expect(findNode(graph, 'WebSite')).toMatchObject({
      '@id': `${siteUrl}/#website`,
      publisher: organization,
    });
    expect(graph.find((node) => /Page$/.test(String(node['@type'])))).toMatchObject({
      url: readCanonical(readPage(path)),
      name: readHeading(path),
    });
  },
);

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

test.each(pagePaths)('%s: every text in the structured data is on the page', (path) => {
  // Only screen readers get the last step of the breadcrumb, so the heading may be worded differently.
  const steps = textsOf(readPage(path), 'nav [aria-current=page]');
  const body = [readBody(path), ...steps].join(' ');
  const keys = [
    'name',
    'headline',
    'description',
    'title',
    'email',
    'telephone',
    'legalName',
    'articleSection',
    'streetAddress',
    'addressLocality',
  ];
  for (const node of collectNodes(readGraph(path)))
    for (const key of keys) {
      const value = node[key];
      if (typeof value !== 'string' || value.includes('<')) continue;
      for (const part of key === 'streetAddress' ? value.split(', ') : [value])
        expect(body, key).toContain(part.replace(/\s+/g, ' '));
    }
});

test.each(pagePaths)('%s: internal URLs in the structured data exist', (path) => {
  const internal =
    JSON.stringify(readGraph(path)).match(new RegExp(`${siteUrl}[^"#\\\\ ]*`, 'g')) ?? [];
  expect(internal.length).toBeGreaterThan(3);
  for (const address of internal) expect(isServed(new URL(address).pathname), address).toBe(true);
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

const typedPages = [
  ['blogs', paths.blogs, 'CollectionPage'],
  ['who-are-we', paths.whoAreWe, 'AboutPage'],
  ['team', paths.team, 'WebPage'],
] as const;

test.each(typedPages.filter(([id]) => hasPage(id)))('%s at %s is a %s', (_, path, type) => {
  expect(readNode(path, type).url).toBe(readCanonical(readPage(path)));
});

test('service pages name the provider and the regions that they link to', () => {
  for (const { path } of listRoutesOf('services')) {
    const node = readNode(path, 'Service');
    expect(node.provider).toEqual({ '@id': `${siteUrl}/#organization` });
    const linked = readPage(path)
      .querySelectorAll(`main a[href^="${paths.whereWeOperate}/"]`)
      .filter((link) => !link.closest('.prose'))
      .map((link) => textOf(link));
    const areas = (node.areaServed ?? []) as Node[];
    expect(areas.map(({ name }) => name).sort()).toEqual(linked.sort());
  }
});

test('articles have their visible date and the image of their card', () => {
  for (const { path } of listRoutesOf('articles')) {
    const page = readPage(path);
    const node = readNode(path, 'BlogPosting');
    expect(node.headline).toBe(readHeading(path));
    expect(node.datePublished).toBe(readDay(path));
    const shown = page.querySelectorAll('main time').map((time) => time.getAttribute('datetime'));
    if (node.dateModified) expect(shown).toContain(node.dateModified);
    expect(node.image).toBe(readMeta(page, 'og:image'));
  }
});

test('the full job posting is on the page of its opening, and only there', () => {
  const isOpening = (path: string) => path.startsWith(`${readSiteOf(path).paths.workWithUs}/`);
  for (const path of pagePaths) {
    const job = findNode(readGraph(path), 'JobPosting');
    expect(Boolean(job), path).toBe(isOpening(path));
    if (!job) continue;
    const body = readBody(path);
    expect(job.title).toBe(readHeading(path));
    // What Google asks of the title of a job; a firm may call its positions as it likes.
    if (firm.sample) expect(job.title).not.toMatch(/[!*]|\bapply\b|\d{3,}/i);
    const { language, words } = readSiteOf(path);
    const types = readVocabulary(language).jobTypes.filter(
      ({ searchType }) => searchType === job.employmentType,
    );
    expect(types.some(({ name }) => body.includes(name))).toBe(true);
    expect(body).toContain((job.identifier as Node).value as string);
    expect(job.datePosted).toBe(readDay(path));
    const [first, ...more] = textsOf(parse(String(job.description)), 'p, li');
    expect(body).toContain(first);
    for (const text of more.slice(0, -1)) expect(body).toContain(text);
    const [label = ''] = words.careers.postingSkills.split('{skills}');
    expect(more.at(-1)?.startsWith(label)).toBe(true);
  }
});

test('legal pages have no date in their structured data', () => {
  for (const { path } of listRoutesOf('legal')) {
    const graph = JSON.stringify(readGraph(path));
    expect(graph).not.toMatch(/"date\w*":|\d{4}-\d{2}-\d{2}/i);
    expect(graph).not.toContain(textOf(find(readPage(path), 'main time')));
  }
});
