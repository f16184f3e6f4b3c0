import ical from 'ical.js';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse as parseHtml } from 'node-html-parser';
import { sync } from 'node-ical';
import papa from 'papaparse';
import { SaxesParser } from 'saxes';
import VCard from 'vcf';
import { describe, expect, test } from 'vitest';
import { listAllChanges } from '../../src/content/law/law-status.ts';
import { mapTexts } from '../../src/content/texts.ts';
import { buildLlmsText } from '../../src/discovery/llms-text.ts';
import { getSitePages } from '../../src/discovery/site-pages.ts';
import { buildSitemap } from '../../src/discovery/sitemap.ts';
import { buildGraph, serializeForScript } from '../../src/discovery/structured-data/graph.ts';
import { buildOrganization } from '../../src/discovery/structured-data/organization.ts';
import { buildPerson } from '../../src/discovery/structured-data/person.ts';
import { buildFirmCard } from '../../src/discovery/vcard.ts';
import { signArticles } from '../../src/features/articles/authors.ts';
import { buildBlogPosting } from '../../src/features/articles/blog-posting.ts';
import { buildChecklistFile } from '../../src/features/articles/checklist-file.ts';
import { buildJsonFeed, buildRss } from '../../src/features/articles/feed.ts';
import { buildDutyTable } from '../../src/features/calendars/duty-table-file.ts';
import { buildICalendar } from '../../src/features/calendars/icalendar.ts';
import { buildJobPosting } from '../../src/features/careers/job-posting.ts';
import { buildLawTable } from '../../src/features/law/law-data.ts';
import { buildLawFeed, listLawFeeds } from '../../src/features/law/law-feed.ts';
import { groupByCountry } from '../../src/features/law/law-register.ts';
import { buildSearchData } from '../../src/features/search/build-search-data.ts';
import { buildServiceData } from '../../src/features/services/service-structured-data.ts';
import { buildMemberCard } from '../../src/features/team/member-card.ts';
import type { KindName } from '../../src/registry.ts';
import type { Site } from '../../src/site/site.ts';
import { readSite } from '../support/site.ts';

/** Texts that end, open or break something in one of the formats, or that no format may hold. */
const hostile = {
  controls: 'a\0b\bc\x0bd\x1be\x7ff\x85g',
  surrogates: 'half \ud83d of a pair, and \udc00 another',
  'no characters': 'not \ufffe and \uffff',
  spaces: '\u00a0no-break\u200bzero\u202eturned\u2028line\u2029paragraph\ufeff',
  markup: '</script><script>alert(1)</script><!-- --><![CDATA[ ]]>',
  entities: '&amp; &#8; &lt;b&gt; &undefined; & "quoted" \'single\'',
  lines: 'one\r\nEND:VEVENT\r\nEND:VCARD\rBEGIN:VEVENT\n# heading\n\n- item',
  marks: '\\ ; , : \\n \\\\; "a";"b"',
  formula: '=HYPERLINK("https://other.example";"x")',
  minus: '-1+cmd|calc',
  at: '\t@SUM(1)',
  markdown: '# [x](javascript:alert(1)) **b** `c` <https://other.example> | a | b |\n===',
  long: `${'क्ष😀é'.repeat(300)} end`,
};

const site = readSite();
const { firm, words, paths } = site;
const today = '2026-11-27';

/** Puts a value in the place of every text in words. Codes, dates, addresses and ids stay. */
const poison = <Data>(data: Data, value: string): Data =>
  mapTexts(data, (text) => (/\s/.test(text) && !/^(https?:|\+|\/)/.test(text) ? value : text));

/** The site with a value in every text of every kind. */
function poisonSite(value: string): Site {
  const entries = new Proxy(site.entries, {
    get: (all, name: KindName) => poison(all[name], value),
  });
  return { ...site, firm: { ...poison(firm, value), name: value }, entries };
}

/** Builds every output of the site for programs. */
async function buildOutputs(value: string) {
  const poisoned = poisonSite(value);
  const { firm: own, entries } = poisoned;
  const facts = { firm: own, words, paths, today, hasPage: () => true };
  const { articles, team, offices, law, services, calendars } = entries;
  const signed = signArticles(articles, team);
  const page = { heading: value, metaDescription: value };
  const pages = getSitePages(poisoned);
  const countries = groupByCountry(law, [], today, words);
  const changes = listAllChanges(law, today);
  const about = [
    buildOrganization(facts, offices),
    ...signed.map((article) => buildBlogPosting(facts, article)),
    ...entries.openings.map((opening) => buildJobPosting(facts, opening, offices)),
    ...team.map((member) => buildPerson(member, facts)),
    ...services.map((service) => buildServiceData(own, service, entries.regions)),
  ];
  const trail = [{ label: value, path: '/' }];
  return {
    xml: [
      await buildRss(signed, page, facts),
      ...(await Promise.all(
        listLawFeeds(countries, page, facts).map((feed) => buildLawFeed(changes, feed, facts)),
      )),
      buildSitemap([{ location: `https://a.example/${value}`, updated: today, links: [] }]),
    ],
    json: [buildJsonFeed(signed, page, facts), buildSearchData(poisoned).rows].map((data) =>
      JSON.stringify(data),
    ),
    script: [
      ...pages.map((page, index) =>
        serializeForScript(buildGraph(facts, { page, trail, about: index ? [] : about, offices })),
      ),
    ],
    calendars: calendars.map((calendar) => buildICalendar(calendar, facts)),
    tables: [...calendars.map((calendar) => buildDutyTable(calendar, words)), buildLawTable(law)],
    cards: [
      ...offices.map((office) => buildFirmCard(facts, office)),
      ...team.map((member) => buildMemberCard(own, member, offices)),
    ],
    markdown: [buildLlmsText(pages, [{ title: value, path: '/f' }], facts)],
    texts: articles
      .filter(({ checklist }) => checklist)
      .map((article) => buildChecklistFile(article, facts)),
  };
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

const readTypes = (markdown: string) => fromMarkdown(markdown).children.map(({ type }) => type);
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]))
      : typeof value;

/** How an independent library reads each format: what comes out has no text in it, only the structure. */
const readers: Record<keyof Awaited<ReturnType<typeof buildOutputs>>, (file: string) => unknown> = {
  xml: readElements,
  json: (file) => shapeOf(JSON.parse(file)),
  script: (file) => {
    const scripts = parseHtml(`<script>${file}</script>`).querySelectorAll('script');
    return [scripts.length, shapeOf(JSON.parse(scripts[0]?.rawText ?? ''))];
  },
  calendars: (file) => [
    new ical.Component(ical.parse(file))
      .getAllSubcomponents()
      .map((part) => [part.name, part.getAllProperties().map(({ name }) => name)]),
    Object.keys(sync.parseICS(file)),
  ],
  tables: (file) => {
    const { data, errors } = papa.parse<string[]>(file, { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    return data.map((row) => row.length);
  },
  cards: (file) => [
    new ical.Component(ical.parse(file)).getAllProperties().map(({ name }) => name),
    VCard.parse(file).map((card) => Object.keys(card.data)),
  ],
  markdown: readTypes,
  texts: (file) => file.split('\n').length,
};

const names = Object.keys(readers) as (keyof typeof readers)[];

describe('texts that break formats', async () => {
  const plain = await buildOutputs('A plain text');

  test.each(Object.entries(hostile))('%s: every output stays whole', async (_, value) => {
    const outputs = await buildOutputs(value);
    for (const name of names) {
      expect(outputs[name].length, name).toBe(plain[name].length);
      for (const [index, file] of outputs[name].entries()) {
        const expected = readers[name](plain[name][index] ?? '');
        expect(readers[name](file), `${name} ${index}`).toEqual(expected);
        // A line of any format has no control character.
        if (name !== 'json' && name !== 'script')
          expect(file).not.toMatch(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/u);
        expect(file.isWellFormed(), name).toBe(true);
      }
    }
  });
});
