import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { noonOf } from '../../../src/content/dates.ts';
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
import { hasPage } from '../../support/published.ts';
import { readOffices, readSite, readSiteOf, readSites } from '../../support/read-site.ts';
import { listRoutesOf } from '../../support/routes.ts';

const { firm, paths } = readSite();
const { siteUrl } = firm;
const pagePaths = listIndexable();

type Node = { '@type'?: string; '@id'?: string; [key: string]: unknown };

const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https$/ });
const listOf = (item: z.ZodType) => z.preprocess(toList, z.array(item));
const link = z.looseObject({ '@id': z.string() });
const webPage = z.looseObject({ name: text, url: address });
/** ISO 8601: an existing date, with or without time and time zone. */
const date = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

/**
 * Google's rules for structured data by type, and the types that this site does not use, from
 * https://developers.google.com/search/docs/appearance/structured-data and schema.org.
 */
const rules: Record<string, z.ZodType> = {
  /** No property is required, but those given must be valid. */
  Organization: webPage.extend({
    logo: address.optional(),
    sameAs: listOf(address),
    email: z.email().optional(),
    telephone: z.string().startsWith('+').optional(),
    contactPoint: listOf(
      z.union([z.looseObject({ telephone: text }), z.looseObject({ email: text })]),
    ),
    address: listOf(z.looseObject({ addressCountry: z.string().regex(/^[A-Z]{2}$/) })).optional(),
  }),
  /** The name of a site belongs to its home page. */
  WebSite: webPage.refine(({ url }) => new URL(url).pathname === '/'),
  WebPage: webPage,
  AboutPage: webPage,
  CollectionPage: webPage,
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ name: text, position: z.number(), item: address.optional() }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1))
      .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined)),
  }),
  Person: webPage.extend({
    jobTitle: text,
    worksFor: link,
    image: address.optional(),
    sameAs: listOf(address),
  }),
  /** The name of an author contains only the name. */
  BlogPosting: z
    .looseObject({
      headline: text,
      image: listOf(address).refine((images) => images.length > 0),
      datePublished: date,
      dateModified: date.optional(),
      author: z.looseObject({
        '@type': z.enum(['Person', 'Organization']),
        name: text.regex(/^(?!by\b|posted\b)/i),
      }),
      publisher: link,
      articleSection: text,
      wordCount: z.number().positive(),
    })
    .refine(({ datePublished, dateModified }) => (dateModified ?? datePublished) >= datePublished),
  JobPosting: z
    .looseObject({
      title: text,
      description: z
        .string()
        .includes('<p>')
        .regex(/^(?![\s\S]*href="\/)/, 'contains a relative link')
        .refine(
          (html) => html.replace(/<[^>]*>/g, '').trim().length >= 200,
          'is not the full text',
        ),
      datePosted: date,
      validThrough: date.optional(),
      hiringOrganization: z.looseObject({ name: text }),
      jobLocation: z.looseObject({
        address: z.looseObject({ addressCountry: text, addressLocality: text }),
      }),
      employmentType: z.string().regex(/^[A-Z_]+$/),
      identifier: z.looseObject({ name: text, value: text }),
      baseSalary: z
        .looseObject({
          currency: z.string().regex(/^[A-Z]{3}$/),
          value: z.looseObject({ unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']) }),
        })
        .optional(),
      // Only allowed if the application is submitted on the site; here it is sent by e-mail.
      directApply: z.undefined({ error: 'must not be set' }).optional(),
    })
    .refine(({ datePosted, validThrough }) => (validThrough ?? datePosted) >= datePosted),
  Service: z.looseObject({
    name: text,
    provider: link,
    areaServed: listOf(z.looseObject({ name: text })),
  }),
};

/** Not allowed at any depth: reviews of the site's own firm, and questions outside of health. */
const forbidden = /^(Review|AggregateRating|Rating|FAQPage|QAPage|Question|HowTo)$/;
const forbiddenKeys = ['review', 'reviews', 'aggregateRating', 'ratingValue'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Collects every object of a graph at any depth. */
const collectNodes = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(collectNodes)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(collectNodes)]
      : [];

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** @returns what is wrong with a node itself, apart from the rules of its type */
const findNodeErrors = (node: Node) => [
  ...(forbidden.test(String(node['@type'])) ? [`${node['@type']} is forbidden`] : []),
  ...forbiddenKeys.filter((key) => key in node).map((key) => `${key} is forbidden`),
  ...Object.keys(node).flatMap((key) => (isEmpty(node[key]) ? [`${key} is empty`] : [])),
];

function findRuleErrors(node: Node) {
  const type = String(node['@type']);
  const rule = rules[type];
  if (!rule) return [`${type}: a type without rules`];
  if (!address.safeParse(node['@id']).success) return [`${type}: @id is missing`];
  return (rule.safeParse(node).error?.issues ?? []).map(
    ({ path, message }) => `${type}: ${path.join('.')}: ${message}`,
  );
}

/** @returns an error message for each broken rule */
function findErrors(graph: Node[]): string[] {
  const all = collectNodes(graph);
  const ids = new Set(graph.map((node) => node['@id']));
  const references = all.filter((node) => Object.keys(node).length === 1 && node['@id']);
  return [
    ...(ids.size < graph.length ? ['two nodes have the same @id'] : []),
    ...references
      .filter((node) => !ids.has(node['@id']))
      .map((node) => `${node['@id']} refers to no node`),
    ...all.flatMap(findNodeErrors),
    ...graph.flatMap(findRuleErrors),
  ];
}

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
      // That of a job is the address of an office, which only the home page shows.
      if (key === 'streetAddress' && findNode(graph, 'JobPosting')) continue;
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
    expect(node).toMatchObject({
      headline: readHeading(path),
      datePublished: noonOf(`${published}`, firm.timeZone),
    });
    if (node.dateModified)
      expect([published, ...days]).toContain(String(node.dateModified).slice(0, 10));
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

test.runIf(hasPage('team'))(
  'a member is the same person in every language, with a portrait',
  () => {
    const people = readSites()
      .filter(({ language }) => hasPage('team', language))
      .map(({ paths }) =>
        readGraph(paths.team)
          .filter((node) => node['@type'] === 'Person')
          .map((node) => node['@id']),
      );
    for (const ids of people) expect(ids).toEqual(people[0]);
    for (const article of readPage(paths.team).querySelectorAll('main article')) {
      const person = readGraph(paths.team).find(({ name }) => name === textOf(find(article, 'h2')));
      expect(person?.image !== undefined).toBe(article.querySelector('img') !== null);
    }
  },
);

test('legal pages have no date in their structured data', () => {
  for (const { path } of listRoutesOf('legal')) {
    const graph = JSON.stringify(readGraph(path));
    expect(graph).not.toMatch(/"date\w*":|\d{4}-\d{2}-\d{2}/i);
    expect(graph).not.toContain(textOf(find(readPage(path), 'main time')));
  }
});
