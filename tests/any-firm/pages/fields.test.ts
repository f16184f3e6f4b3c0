import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextNode } from 'node-html-parser';
import { expect, test } from 'vitest';
import { locate } from '../../../src/check/locate.ts';
import { formatDate, parseDate } from '../../../src/content/dates.ts';
import { buildFacts, fillFactsDeep } from '../../../src/content/firm-facts.ts';
import type { HomeSection } from '../../../src/content/kinds/home-page.ts';
import type { LinkedPage } from '../../../src/content/kinds/page.ts';
import { findCitations } from '../../../src/content/law/law-citations.ts';
import { getKind, homeSections, kinds, linkedPages, pagePath } from '../../../src/registry.ts';
import { isServed, readHtml, toFile } from '../../../tools/built-site.ts';
import { type RawFile, readContentFiles } from '../../../tools/content-files.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readFirm, readMainOffice } from '../../support/read-firm.ts';
import { readSite } from '../../support/read-site.ts';

/**
 * Whatever an editor writes is published: each value of an entry is on its page or on those that
 * list it, and of a field without a page, such as a term of the vocabulary, a value is somewhere.
 */

/** Fields whose values no page shows as they are written, by their end, and what they do. */
const unseen: Record<string, string> = {
  draft: 'keeps an entry off the site',
  order: 'place in lists',
  sample: 'read by the launch check',
  updated: 'dates in the sitemap',
  featured: 'which article is above the list',
  icon: 'drawn',
  image: 'becomes pictures of several sizes',
  imageFocus: 'which part of a picture stays in view',
  page: 'which page the file is',
  'boundaries.path': 'drawn on maps',
  'caseStudies.region': 'adds a link to the page of the region',
  'calculators.method': 'how it calculates',
  'calculators.numbers.name': 'which number of the calculation it is',
  'calculators.currency': 'how amounts are written',
  'calendars.services': 'pages that show its next dates',
  'calendars.from': 'first day in calendar programs',
  'calendars.jurisdictions.code': 'which duties belong together',
  'calendars.duties.jurisdiction': 'which duties belong together',
  'calendars.subjects.name': 'a choice, if duties have several',
  'calendars.duties.short': 'drawn in the year, if it is not monthly',
  'calendars.duties.id': 'by which calendar programs recognise the duty',
  'calendars.subjects.id': 'which duties belong together',
  'calendars.duties.subject': 'which duties belong together',
  'articles.calendar': 'adds dates of the calendar',
  'articles.timelines.events.at': 'where a point is drawn',
  'articles.timelines.events.fixed': 'how a point is drawn',
  'firm.grievanceEmail': 'filled into texts that name it',
  'firm.schedulingUrl': 'linked from pages that ask for it',
  'firm.timeZone': 'when a day ends',
  'firm.missingTranslations': 'which pages a language has',
  'firm.hosting.hsts': 'a header of the hosts',
  'law.level': 'said in words beside its status',
  'law.secondReader': 'said in words beside its status',
  'law.evidence': 'for the next person who checks the entry',
  'legal.accessibility': 'adds a list of criteria',
  'legal.serves': 'what the law of a country asks for',
  'legal.reviewedBy': 'required by the launch check',
  'links.list': 'which links the menu has',
  'regions.countries': 'marked on maps',
  'regions.map.frame': 'what a map shows',
  'regions.map.labelAt': 'drawn on a map',
  'regions.map.labelLine': 'drawn on a map',
  'regions.map.target': 'drawn on a map',
  'regions.cities.name': 'drawn on a map, or beside the region if it is a partner',
  'regions.cities.longitude': 'drawn on a map',
  'regions.cities.latitude': 'drawn on a map',
  'regions.cities.timeZone': 'said as a difference of hours',
  'regions.tiles.code': 'drawn on a map',
  'regions.tiles.name': 'drawn on a map',
  'regions.tiles.column': 'drawn on a map',
  'regions.tiles.row': 'drawn on a map',
  'repository.host': 'read by the editor',
  'repository.repository': 'read by the editor',
  'repository.branch': 'read by the editor',
  'repository.server': 'read by the editor',
  'repository.applicationId': 'read by the editor',
  'services.scheduling': 'adds a link',
  'redirects.from': 'served by the hosts',
  'redirects.to': 'served by the hosts',
  'synonyms.synonyms': 'what the search looks for',
  'team.office': 'whose address is in the vCard',
  'team.languages': 'said by their names',
  'vocabulary.categories': 'what other files choose from',
  'vocabulary.departments': 'what other files choose from',
  'jobTypes.name': 'what other files choose from',
  'jobTypes.searchType': 'what other files choose from',
};

const isUnseen = (field: string) =>
  field.startsWith('brand.') || Object.keys(unseen).some((end) => `.${field}`.endsWith(`.${end}`));

const { language, paths, words } = readSite();
const facts = buildFacts(readFirm(), readMainOffice(), language.tag);

/** Only letters and digits: typography changes spaces and quotes, and characters may be escaped. */
const fold = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const decode = (html: string) => new TextNode(html, null).text;

/** With the text of elements, and with their attributes; as data, it has no entities. */
const foldHtml = (html: string) =>
  [html.replaceAll(/<[a-z/!][^>]*>/gi, ''), html].map(decode).concat(html).map(fold).join('\n');

const folded = new Map<string, string>();

function foldPage(path: string) {
  const text = folded.get(path) ?? (existsSync(toFile(path)) ? foldHtml(readHtml(path)) : '');
  folded.set(path, text);
  return text;
}

const everything = readdirSync(distFolder(), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(html|xml|json|txt|vcf|ics|csv|webmanifest)$/.test(file))
  .map((file) => foldHtml(readFileSync(join(distFolder(), file), 'utf8')))
  .join('\n');

const isLinked = (id: string): id is LinkedPage => linkedPages.some((known) => known === id);

function findAddress(kind: keyof typeof kinds, id: string) {
  if (kind !== 'pages') return kinds[kind].address?.(id, paths)?.replace(/#.*/, '');
  if (isLinked(id)) return pagePath(id, paths);
  // It also contains the page for unknown articles.
  return '/404';
}

/** @returns the pages that show an entry; undefined if it may be shown on any page */
function listPagesOf(kind: keyof typeof kinds, id: string) {
  const own = findAddress(kind, id);
  if (own === undefined) return undefined;
  const parent = id.includes('/') ? [findAddress(kind, id.replace(/\/.*/, ''))] : [];
  const lists = (kinds[kind].listedOn ?? []).flatMap((page) => findAddress('pages', page) ?? []);
  return [own, ...parent, ...lists].map((path) => path || '/');
}

/** @returns every value with its field, such as `articles.sources.label` */
function listValues(value: unknown, field: string): { field: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => listValues(item, field));
  if (typeof value !== 'object' || value === null) return [{ field, value }];
  return Object.entries(value).flatMap(([name, part]) => listValues(part, `${field}.${name}`));
}

const contents = readContentFiles();

/** A page may show the title of another entry in place of its file name. */
const titles = new Map(
  contents.map(({ id, data }) => [id.replace(/.*\//, ''), String(data.title ?? data.name)]),
);

/** The ways in which a value may be written on a page. */
function listForms(value: unknown) {
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return [text, formatDate(parseDate(text), words.formats.dates)];
  if (/^\d{4}-\d\d$/.test(text)) return [text.slice(0, 4)];
  const withoutCitations = findCitations(text).reduce(
    (rest, { source, words }) => rest.replace(source, words),
    text,
  );
  return [withoutCitations, titles.get(text) ?? text];
}

const isIn = (text: string, value: unknown) =>
  listForms(value).some((form) => text.includes(fold(form)));

const isEmpty = ({ shows }: HomeSection) =>
  shows &&
  !contents.some(({ file }) => locate(file)?.code === '' && locate(file)?.kind === shows.kind);

/** The home page leaves out the sections that its order does not name, or that have no entries. */
function isLeftOut({ page, order }: Record<string, unknown>, [name]: [string, unknown]) {
  if (page !== 'home' || !Array.isArray(order)) return false;
  return Object.entries<HomeSection>(homeSections).some(
    ([section, rule]) => section === name && (!order.includes(name) || isEmpty(rule)),
  );
}

function listFields(content: RawFile, name: string) {
  const shown = Object.entries(content.data).filter((field) => !isLeftOut(content.data, field));
  return listValues(fillFactsDeep(Object.fromEntries(shown), facts), name).filter(
    ({ field }) => !isUnseen(field),
  );
}

const entries = contents.flatMap((content) => {
  const place = locate(content.file);
  if (place?.code !== '' || place.kind === 'words' || content.data.draft) return [];
  const id = place.below.replace(/\.\w+$/, '');
  const pages = listPagesOf(place.kind, id);
  // An opening that has closed has no page, nor has an entry whose day is to come.
  if (getKind(place.kind).appearsOn && !isServed(pages?.[0] ?? '')) return [];
  const name = place.kind === 'pages' ? `pages/${id}` : place.kind;
  return [{ file: content.file, fields: listFields(content, name), pages }];
});

const withPages = entries.flatMap(({ pages, ...entry }) => (pages ? [{ ...entry, pages }] : []));

test.each(withPages)('every value of $file is on its pages', ({ fields, pages }) => {
  const text = pages.map(foldPage).join('\n');
  expect(fields.filter(({ value }) => !isIn(text, value))).toEqual([]);
});

test('every other field is on some page', () => {
  const fields = entries.filter(({ pages }) => !pages).flatMap(({ fields }) => fields);
  const lost = [...Map.groupBy(fields, ({ field }) => field)].filter(
    ([, values]) => !values.some(({ value }) => isIn(everything, value)),
  );
  expect(lost.map(([field, [first]]) => `${field}: ${first?.value}`)).toEqual([]);
});
