import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const { firm, paths } = readSite();
const { siteUrl } = firm;
const pagePaths = listIndexable();

type Node = { '@type'?: string; '@id'?: string; [key: string]: unknown };

const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const rules = z
  .object({
    required: z.record(z.string(), z.string()),
    forms: z.record(z.string(), z.string()),
    shown: z.string(),
    forbidden: z.string(),
  })
  .parse(parseYaml(read('structured-data.yaml')));

/** ISO 8601: an existing date, with or without time and time zone. */
const date = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

/** How the values of a property are written, whatever has it. */
const forms: [properties: RegExp, form: Pick<RegExp, 'test'>][] = [
  [/^(date\w+|validThrough|sdDatePublished)$/, { test: (text) => date.safeParse(text).success }],
  ...Object.entries(rules.forms).map(([properties, form]): [RegExp, RegExp] => [
    new RegExp(`^(${properties.replaceAll(' ', '|')})$`),
    new RegExp(form),
  ]),
];

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

/** @param path names of properties, one in the other */
const hasValue = (node: Node, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isNode(value) ? value[name] : undefined), node) !==
  undefined;

function findRuleErrors(node: Node) {
  const type = String(node['@type']);
  const names = rules.required[type]?.split(/\s+/) ?? ['a type without rules'];
  return ['@id', ...names]
    .filter((name) => !hasValue(node, name))
    .map((name) => `${type}: ${name}`);
}

const findFormErrors = (node: Node) =>
  Object.entries(node).flatMap(([name, value]) =>
    forms
      .filter(([properties]) => properties.test(name))
      .flatMap(([, form]) => toList(value).filter((one) => !isNode(one) && !form.test(`${one}`)))
      .map((one) => `${name}: ${one}`),
  );

const endsTooEarly = ({ datePublished, dateModified, datePosted, validThrough }: Node) =>
  String(dateModified ?? datePublished) < String(datePublished ?? '') ||
  String(validThrough ?? datePosted) < String(datePosted ?? '');

/** The register of law as data, in each language with its page. */
const registers = readSites()
  .filter((site) => site.hasPage('law'))
  .map(({ paths }) => ({
    paths,
    graph: JSON.parse(readDist(paths.lawData('json')))['@graph'] as Node[],
  }));
const entries = new Map(registers.flatMap(({ graph }) => graph).map((node) => [node['@id'], node]));

const forbidden = new RegExp(`^(${rules.forbidden.replaceAll(' ', '|')})$`);

/** @returns an error message for each broken rule */
function findErrors(graph: Node[]): string[] {
  const all = collectNodes(graph);
  const ids = new Set([...entries.keys(), ...graph.map((node) => node['@id'])]);
  const references = all.filter((node) => Object.keys(node).length === 1 && node['@id']);
  return [
    ...(new Set(graph.map((node) => node['@id'])).size < graph.length
      ? ['two nodes have the same @id']
      : []),
    ...references
      .filter((node) => !ids.has(node['@id']))
      .map((node) => `${node['@id']} refers to no node`),
    ...all.flatMap((node) => Object.keys(node).filter((key) => isEmpty(node[key]))),
    ...all.flatMap((node) => (forbidden.test(`${node['@type']}`) ? [`${node['@type']}`] : [])),
    ...graph.flatMap(findRuleErrors),
    ...graph.flatMap(({ author }) => (toList(author) as Node[]).flatMap(findRuleErrors)),
    ...all.flatMap(findFormErrors),
    ...graph.filter(endsTooEarly).map((node) => `${node['@id']} ends before it begins`),
  ];
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
  expect(findErrors(graph)).toEqual([]);
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
    for (const key of rules.shown.split(' ')) {
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
    expect(findErrors(graph)).toEqual([]);
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
