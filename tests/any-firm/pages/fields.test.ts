import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextNode } from 'node-html-parser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { formatDate } from '../../../src/content/dates.ts';
import { buildFacts, fillFacts } from '../../../src/content/firm-facts.ts';
import type { HomeSection } from '../../../src/content/kinds/page.ts';
import { findCitations } from '../../../src/content/law/law-citations.ts';
import { describeSchema, type Field } from '../../../src/content/schema.ts';
import {
  getKind,
  homeSections,
  type KindName,
  kindNames,
  kinds,
  pageModels,
} from '../../../src/registry.ts';
import { isServed, readHtml, toFile } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { readContent, readSite } from '../../support/site.ts';
import fieldReasons from './unseen-fields.yaml?raw';

/**
 * Whatever an editor writes is published: each value of an entry is on its page or on those that
 * list it, and of a field without a page, such as a term of the vocabulary, a value is somewhere.
 */

type Reasons = Record<string, string>;

const { unseen, unused }: { unseen: Reasons; unused: Reasons } = parse(fieldReasons);
const listNamed = (reasons: Reasons) => Object.values(reasons).join(' ').split(/\s+/);
const unseenFields = listNamed(unseen);

const isUnseen = (field: string) => unseenFields.some((part) => `.${field}.`.includes(`.${part}.`));

const { firm, language, paths, today, words } = readSite();
const facts = buildFacts(firm, readSite().entries.offices[0], language.tag);

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

function findAddress(kind: KindName, id: string) {
  const address = kinds[kind].address?.(id, paths)?.replace(/#.*/, '');
  // That for unknown paths also contains the page for unknown articles.
  return kind === 'pages' ? address || '/404' : address;
}

/** @returns the pages that show an entry; undefined if it may be shown on any page */
function listPagesOf(kind: KindName, id: string) {
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

const contents = readContent().sources.map((source) => ({ ...source, data: Object(source.data) }));

/** A page may show the title of another entry in place of its file name. */
const titles = new Map(
  contents.map(({ id, data }) => [id.replace(/.*\//, ''), String(data.title ?? data.name)]),
);

/** The ways in which a value may be written on a page. */
function listForms(value: unknown) {
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return [text, formatDate(text, words.formats.dates)];
  if (/^\d{4}-\d\d$/.test(text)) return [text.slice(0, 4)];
  const withoutCitations = findCitations(text).reduce(
    (rest, { source, words }) => rest.replace(source, words),
    text,
  );
  return [withoutCitations, titles.get(text) ?? text];
}

/** A text is shown as one: none is split or shortened. */
const isIn = (text: string, value: unknown) =>
  listForms(value).some((form) => text.includes(fold(form)));

const isEmpty = ({ shows }: HomeSection) =>
  shows && !contents.some(({ kind, subfolder }) => subfolder === '' && kind === shows);

/** The home page leaves out the sections that its order does not name, or that have no entries. */
function isLeftOut({ page, order }: Record<string, unknown>, [name]: [string, unknown]) {
  if (page !== 'home' || !Array.isArray(order)) return false;
  return Object.entries<HomeSection>(homeSections).some(
    ([section, rule]) => section === name && (!order.includes(name) || isEmpty(rule)),
  );
}

function listFields(content: (typeof contents)[number], name: string) {
  const shown = Object.entries(content.data).filter((field) => !isLeftOut(content.data, field));
  return listValues(fillFacts(Object.fromEntries(shown), facts), name).filter(
    ({ field }) => !isUnseen(field),
  );
}

const entries = contents.flatMap((content) => {
  const { file, kind, id, subfolder, data } = content;
  if (subfolder !== '' || kind === 'words' || data.draft) return [];
  const pages = listPagesOf(kind, id);
  // An opening that has closed has no page, nor has an entry whose day is to come.
  if (getKind(kind).appearsOn && !isServed(pages?.[0] ?? '')) return [];
  const name = kind === 'pages' ? `pages/${id}` : kind;
  return [{ file, kind, fields: listFields(content, name), pages }];
});

const withPages = entries.flatMap(({ pages, ...entry }) => (pages ? [{ ...entry, pages }] : []));

test.each(withPages)('every value of $file is on its pages', ({ fields, pages }) => {
  const text = pages.map(foldPage).join('\n');
  expect(fields.filter(({ value }) => !isIn(text, value))).toEqual([]);
});

test('every other field is on some page', () => {
  // The only office of a firm has its address below the name of the firm.
  const isSingleOffice = entries.filter(({ kind }) => kind === 'offices').length === 1;
  const isOver = !firm.notice || today < firm.notice.from || firm.notice.until < today;
  const fields = entries
    .filter(({ pages }) => !pages)
    .flatMap(({ fields }) => fields)
    .filter(({ field }) => !(isSingleOffice && field === 'offices.title'))
    .filter(({ field }) => !(isOver && field === 'firm.notice.text'));
  const lost = [...Map.groupBy(fields, ({ field }) => field)].filter(
    ([, values]) => !values.some(({ value }) => isIn(everything, value)),
  );
  expect(lost.map(([field, [first]]) => `${field}: ${first?.value}`)).toEqual([]);
});

/** @returns every field that a schema declares, such as `articles.sources.label` */
const listDeclared = (field: Field, path: string): string[] =>
  field.items
    ? listDeclared(field.items, path)
    : field.properties
      ? Object.entries(field.properties).flatMap(([name, part]) =>
          listDeclared(part, `${path}.${name}`),
        )
      : [path];

/** @returns every field that has a value in the content of a firm */
function listUsedIn(folder: string) {
  vi.stubEnv('SITE_CONTENT', folder);
  return readContent().sources.flatMap(({ kind, id, data }) =>
    listValues(data, kind === 'pages' ? `pages.${id}` : kind).map(({ field }) => field),
  );
}

// A field without a value would pass the tests above.
test.runIf(firm.sample)('every field has a value in the sample or in an example', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const examples = readdirSync('examples').map((name) => `examples/${name}`);
  const firms = ['content', ...examples.filter((folder) => existsSync(`${folder}/firm.yaml`))];
  const used = new Set(firms.flatMap(listUsedIn));
  const declared = kindNames
    // Only the editor reads where the repository is.
    .filter((kind) => !['words', 'pages', 'repository'].includes(kind))
    .flatMap((kind) => listDeclared(describeSchema(kinds[kind].schema), kind))
    .concat(
      Object.entries(pageModels).flatMap(([id, { schema }]) =>
        listDeclared(describeSchema(schema), `pages.${id}`),
      ),
    );
  expect(
    declared.filter((field) => !used.has(field) && !listNamed(unused).includes(field)),
  ).toEqual([]);
});
