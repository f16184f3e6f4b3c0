import { parse } from 'node-html-parser';
import papa from 'papaparse';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { noonOf } from '../../../src/content/dates.ts';
import {
  find,
  isServed,
  listIndexable,
  readCanonical,
  readDist,
  readPage,
  textOf,
  textsOf,
} from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { hasPage, listRoutesOf, readSite, readSiteOf, readSites } from '../../support/site.ts';
import rules from './structured-data.yaml?raw';

const { firm, paths } = readSite();
const { siteUrl } = firm;
const pagePaths = listIndexable();

type Node = { '@type'?: string; '@id'?: string; [key: string]: unknown };

const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const { required, forms, shown, forbidden } = z
  .object({
    required: z.record(z.string(), z.string()),
    forms: z.record(z.string(), z.string()),
    shown: z.string(),
    forbidden: z.string(),
  })
  .parse(parseYaml(rules));

/** How the values of a property are written, whatever has it. */
const formOf = new Map(
  Object.entries(forms).flatMap(([names, form]) =>
    names.split(' ').map((name) => [name, new RegExp(form)]),
  ),
);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Collects every object of a graph at any depth. */
const collectNodes = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(collectNodes)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(collectNodes)]
      : [];

/** The register of law as data, in each language with its page. */
const registers = readSites()
  .filter((site) => site.hasPage('law'))
  .map(({ paths }) => ({
    paths,
    graph: JSON.parse(readDist(paths.lawData('json')))['@graph'] as Node[],
  }));
const entries = new Map(registers.flatMap(({ graph }) => graph).map((node) => [node['@id'], node]));

/** Expects what search engines ask for; types hold that schema.org knows each property. */
function expectValid(graph: Node[]) {
  const ids = graph.map((node) => node['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  const authors = graph.flatMap(({ author }) => toList(author) as Node[]);
  for (const node of [...graph, ...authors])
    for (const name of ['@id', ...(required[String(node['@type'])] ?? 'rules').split(/\s+/)])
      expect(node).toHaveProperty(name);
  for (const node of collectNodes(graph)) {
    expect(forbidden.split(' ')).not.toContain(node['@type']);
    if (Object.keys(node).join() === '@id')
      expect([...entries.keys(), ...ids]).toContain(node['@id']);
    for (const [name, value] of Object.entries(node)) {
      expect(['null', '""', '[]'], name).not.toContain(JSON.stringify(value));
      const form = formOf.get(name);
      for (const one of toList(value))
        if (form && !isNode(one)) expect(`${one}`, name).toMatch(form);
    }
  }
}

function readGraph(path: string): Node[] {
  const script = find(readPage(path), 'script[type="application/ld+json"]');
  return JSON.parse(script.rawText)['@graph'];
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

test.each(pagePaths)('%s: the graph follows the rules and says what the page says', (path) => {
  const page = readPage(path);
  const graph = readGraph(path);
  expectValid(graph);
  expect(findNode(graph, 'Organization')).toMatchObject({
    '@id': `${siteUrl}/#organization`,
    url: `${siteUrl}/`,
  });
  expect(findNode(graph, 'WebSite')).toHaveProperty('url', `${siteUrl}/`);
  expect(graph.find((node) => /Page$/.test(String(node['@type'])))).toMatchObject({
    url: readCanonical(page),
    name: readHeading(path),
  });
  // Only screen readers get the last step of the breadcrumb, so the heading may be worded differently.
  const body = [readBody(path), ...textsOf(page, 'nav [aria-current=page]')].join(' ');
  for (const node of collectNodes(graph))
    for (const key of shown.split(' ')) {
      const value = node[key];
      if (typeof value !== 'string' || value.includes('<')) continue;
      expect(body, key).toContain(value.replace(/[^\S\u202f]+/g, ' '));
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
  expect(steps.map(({ position, name, item }) => [position, name, item])).toEqual(
    shown.map((item, index) => [
      index + 1,
      textOf(find(item, 'a, [aria-current]')),
      new URL(item.querySelector('a')?.getAttribute('href') ?? path, siteUrl).href,
    ]),
  );
  expect(steps.length > 1).toBe(path !== paths.home);
});

test('the home page describes the firm in full, as shown in its contact section', () => {
  const addresses = readSite().entries.offices.map(({ locality, region, postalCode, country }) => ({
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

test.runIf(hasPage('team'))(
  'a member is the same person in every language, with a portrait',
  () => {
    const listIds = (path: string) =>
      readGraph(path)
        .filter((node) => node['@type'] === 'Person')
        .map((node) => node['@id']);
    for (const { language, paths: own } of readSites())
      if (hasPage('team', language)) expect(listIds(own.team)).toEqual(listIds(paths.team));
    for (const article of readPage(paths.team).querySelectorAll('main article')) {
      const person = readGraph(paths.team).find(({ name }) => name === textOf(find(article, 'h2')));
      expect(person?.image !== undefined).toBe(article.querySelector('img') !== null);
    }
  },
);

test.each(listRoutesOf('articles'))(
  '$path has its visible date and pictures in the shapes that search engines want',
  async ({ path }) => {
    const node = findNode(readGraph(path), 'BlogPosting');
    const [published, ...days] = readDays(path);
    expect(node).toMatchObject({
      headline: readHeading(path),
      datePublished: noonOf(`${published}`, firm.timeZone),
    });
    if (node?.dateModified)
      expect([published, ...days]).toContain(String(node.dateModified).slice(0, 10));
    const shapes = await Promise.all(
      toList(node?.image).map(async (image) => {
        const file = distFolder() + new URL(String(image)).pathname;
        const { width, height } = await sharp(file).metadata();
        expect(width, file).toBeGreaterThanOrEqual(1200);
        return width / height;
      }),
    );
    expect(shapes).toEqual([1, 4 / 3, 16 / 9]);
    // With its date, whether a law still holds tells what held then.
    for (const cited of toList(node?.citation) as Node[])
      expect(entries.get(cited['@id'])).toMatchObject(cited);
  },
);

test.each(registers)(
  'the register of law is data, each entry at its address: $paths.law',
  ({ paths, graph }) => {
    expectValid(graph);
    expect(readNode(paths.law, 'Dataset').description).toMatch(/^.{50,5000}$/s);
    const entries = readPage(paths.law).querySelectorAll('[data-item]');
    expect(graph.map((node) => node['@id']).sort()).toEqual(
      entries.map((entry) => `${siteUrl}${paths.law}#${entry.getAttribute('data-item')}`).sort(),
    );
    const { data } = papa.parse<Record<string, string>>(readDist(paths.lawData('csv')).trim(), {
      header: true,
    });
    expect(data.map(({ title }) => title)).toEqual(graph.map(({ name }) => name));
  },
);

test('the full job posting is on the page of its opening, and only there', () => {
  for (const path of pagePaths) {
    const job = findNode(readGraph(path), 'JobPosting');
    expect(Boolean(job), path).toBe(path.startsWith(`${readSiteOf(path).paths.workWithUs}/`));
    if (!job) continue;
    expect([job.title, job.datePosted]).toEqual([readHeading(path), readDays(path)[0]]);
    expect(job.description).toMatch(/<p>.{200}/s);
    expect(job.description).not.toContain('href="/');
    // Only allowed if the application is submitted on the site; here it is sent by e-mail.
    expect(job).not.toHaveProperty('directApply');
    // The last line names the skills in other words.
    for (const text of textsOf(parse(String(job.description)), 'p, li').slice(0, -1))
      expect(readBody(path)).toContain(text);
  }
});

test('legal pages have no date in their structured data', () => {
  for (const { path } of listRoutesOf('legal'))
    expect(JSON.stringify(readGraph(path))).not.toMatch(/"date\w*":|\d{4}-\d{2}-\d{2}/i);
});
