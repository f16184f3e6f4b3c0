import ical from 'ical.js';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse as parseHtml } from 'node-html-parser';
import { sync } from 'node-ical';
import papa from 'papaparse';
import { SaxesParser } from 'saxes';
import VCard from 'vcf';
import { afterAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { mapTexts } from '../../src/content/texts.ts';
import { getSitePages } from '../../src/discovery/site-pages.ts';
import { buildSitemap } from '../../src/discovery/sitemap.ts';
import { buildGraph, serializeForScript } from '../../src/discovery/structured-data/graph.ts';
import {
  buildOrganization,
  buildPerson,
} from '../../src/discovery/structured-data/organization.ts';
import { buildBlogPosting } from '../../src/features/articles/blog-posting.ts';
import { buildJobPosting } from '../../src/features/careers/job-posting.ts';
import { buildServiceData } from '../../src/features/services/service-structured-data.ts';
import { kindNames } from '../../src/registry.ts';
import { keepSite } from '../../src/site/load-site.ts';
import type { Site } from '../../src/site/site.ts';
import { readContent, readSite } from '../support/site.ts';
import hostileValues from './hostile-values.yaml?raw';

const hostile: Record<string, string> = {
  ...parse(hostileValues),
  long: `${'क्ष😀é'.repeat(300)} end`,
};

const site = readSite();

/** Only Astro itself makes pictures. */
vi.mock('../../src/astro/prepare-photograph.ts', () => ({}));
vi.mock('../../src/astro/prepare-text.tsx', () => ({
  withPictures: <Entry>(entry: Entry) => entry,
}));
afterAll(() => void keepSite(readContent()));

/** Puts a value in the place of every text in words. Codes, dates, addresses and ids stay. */
const poison = <Data>(data: Data, value: string): Data =>
  mapTexts(data, (text) => (/\s/.test(text) && !/^(https?:|\+|\/)/.test(text) ? value : text));

/** The site with a value in every text of every kind. */
function poisonSite(value: string): Site {
  const entries = Object.fromEntries(
    kindNames.map((name) => [name, poison(site.entries[name], value)]),
  ) as unknown as Site['entries'];
  // A firm may lack pages.
  const getPage: Site['getPage'] = (id) =>
    poison(site.findPage(id) ?? ({ heading: value, metaDescription: value } as never), value);
  const firm = { ...poison(site.firm, value), name: value };
  return { ...site, firm, entries, getPage };
}

interface Route {
  GET: (context: object) => Response | Promise<Response>;
  getStaticPaths?: (context: object) => { props?: object }[] | Promise<{ props?: object }[]>;
}

/** The routes of the files for other programs. */
const routes = import.meta.glob<Route>(
  '../../src/routes/**/*.{xml,json,js,webmanifest,ics,csv,vcf,txt}.ts',
);

/** Builds the structured data of every page, with all that pages are about on the first. */
function buildScripts(poisoned: Site, value: string) {
  const { firm, entries } = poisoned;
  const offices = entries.offices;
  const about = [
    buildOrganization(poisoned, offices),
    ...entries.articles.map((article) => buildBlogPosting(poisoned, article)),
    ...entries.openings.map((opening) => buildJobPosting(poisoned, opening, offices)),
    ...entries.team.map((member) => buildPerson(member, poisoned)),
    ...entries.services.map((service) => buildServiceData(firm, service, entries.regions)),
  ];
  const trail = [{ label: value, path: '/' }];
  return getSitePages(poisoned).map((page, index) =>
    serializeForScript(buildGraph(poisoned, { page, trail, about: index ? [] : about, offices })),
  );
}

/** @returns every file of the site for other programs, with the end of its name */
async function buildOutputs(value: string) {
  const poisoned = poisonSite(value);
  keepSite({ ...readContent(), sites: [poisoned] });
  const files = buildScripts(poisoned, value).map((text) => ({ end: 'script', text }));
  files.push({ end: 'xml', text: buildSitemap([{ location: value, links: [] }]) });
  for (const [name, load] of Object.entries(routes)) {
    const { GET, getStaticPaths } = await load();
    const context = { routePattern: '/' };
    for (const { props } of (await getStaticPaths?.(context)) ?? [{ props: {} }])
      files.push({
        end: name.includes('llms') ? 'markdown' : `${name.split('.').at(-2)}`,
        text: await (await GET({ ...context, props })).text(),
      });
  }
  return files;
}

/** @returns the names of all elements, in order */
function readElements(xml: string) {
  const names: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return names;
}

const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]))
      : typeof value;

/** How an independent library reads each format: what comes out has no text in it, only the structure. */
const readers: Record<string, (file: string) => unknown> = {
  xml: readElements,
  json: (file) => shapeOf(JSON.parse(file)),
  webmanifest: (file) => shapeOf(JSON.parse(file)),
  // The data of the search, then its script.
  js: (file) => shapeOf(JSON.parse(/=(.*);/s.exec(file)?.[1] ?? '')),
  script: (file) => {
    const scripts = parseHtml(`<script>${file}</script>`).querySelectorAll('script');
    return [scripts.length, shapeOf(JSON.parse(scripts[0]?.rawText ?? ''))];
  },
  ics: (file) => [
    new ical.Component(ical.parse(file))
      .getAllSubcomponents()
      .map((part) => [part.name, part.getAllProperties().map(({ name }) => name)]),
    Object.keys(sync.parseICS(file)),
  ],
  csv: (file) => {
    const { data, errors } = papa.parse<string[]>(file, { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    return data.map((row) => row.length);
  },
  vcf: (file) => [
    new ical.Component(ical.parse(file)).getAllProperties().map(({ name }) => name),
    VCard.parse(file).map((card) => Object.keys(card.data)),
  ],
  txt: (file) => file.split('\n').length,
  markdown: (file) => fromMarkdown(file).children.map(({ type }) => type),
};

/** @returns what the library for its format reads in a file */
const readShape = ({ end, text }: { end: string; text: string }) => readers[end]?.(text);

const plain = (await buildOutputs('A plain text')).map(readShape);

test.each(Object.entries(hostile))('every output stays whole with %s', async (_, value) => {
  const outputs = await buildOutputs(value);
  expect(outputs).toHaveLength(plain.length);
  for (const [index, output] of outputs.entries()) {
    const { end, text } = output;
    const shape = readShape(output);
    expect(shape, end).toBeDefined();
    expect(shape, `${end} ${index}`).toEqual(plain[index]);
    // A line of any other format has no control character.
    if (!/^(js|script|webman)/.test(end))
      expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/u);
    expect(text.isWellFormed(), end).toBe(true);
  }
});
