import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import fc from 'fast-check';
import { stringify } from 'yaml';
import type { ContentFolder } from '../../src/check/check-content.ts';
import { contentFile, schemaOf } from '../../src/check/locate.ts';
import { toLanguageCode } from '../../src/content/languages.ts';
import { legalPurposes } from '../../src/content/law/required-pages.ts';
import { listOptionalLeads } from '../../src/content/page-model.ts';
import { describeSchema, listValues } from '../../src/content/schema.ts';
import { getKind, getPageModel, type KindName, kinds, linkedPages } from '../../src/registry.ts';
import { type Drawing, drawBody, drawFields, drawnName, type Fields } from './draw-fields.ts';
import { buildPseudoWords, mirroredLanguage } from './pseudo-language.ts';

/**
 * Draws whole firms from the schemas: any subset of optional files, fields, lists and languages.
 * What must hold between fields or files besides the schema stands in `settle` and `needs`.
 */

interface Plan {
  kind: KindName;
  id: string;
  /** Empty for the first language. */
  code: string;
  data: Fields;
}

/** How many files there are at most, in an order in which files refer to those before them. */
const most = {
  law: 3,
  boundaries: 1,
  offices: 3,
  team: 4,
  services: 5,
  sectors: 3,
  regions: 3,
  caseStudies: 3,
  calendars: 2,
  articles: 14,
  openings: 4,
  legal: 4,
} as const satisfies Partial<Record<KindName, number>>;

const entryKinds = Object.keys(most) as (keyof typeof most)[];

/** Kinds without which there can be no file of a kind. */
const needs: Partial<Record<KindName, KindName[]>> = {
  calendars: ['law'],
  sectors: ['services'],
  caseStudies: ['services', 'sectors', 'regions'],
  articles: ['services'],
};

const tags = [
  ['en-GB', 'en-US', 'en-IN'],
  ['de-DE', 'de-AT', 'de-CH'],
  ['hi-IN'],
  [mirroredLanguage.tag],
];

/** Those whose typeface is in a package. */
const brands = ['content', 'tools/new-firm/starter'];

const pictureSize = { width: 1200, height: 1500 };

type Draw = Drawing['draw'];

/** @returns the file names of a kind */
function drawIds(draw: Draw, kind: keyof typeof most): string[] {
  const size = draw(fc.nat({ max: most[kind] }));
  const names = draw(fc.uniqueArray(drawnName, { minLength: size, maxLength: size }));
  if (kind === 'articles')
    return names.map((id, index) => `${String(index).padStart(2, '0')}-${id}`);
  if (kind === 'openings')
    return names.map((_, index) => `job-${String(index + 1).padStart(3, '0')}`);
  const [first] = names;
  return names.map((id, index) =>
    kind === 'services' && index > 0 && draw(fc.boolean()) ? `${first}/${id}` : id,
  );
}

/** @param later must not be before the first */
const sortDays = (data: Fields, first: string, later: string) => {
  if (data[first] && data[later])
    [data[first], data[later]] = [data[first], data[later]].map(String).sort();
};

/** Makes fields agree with each other. */
function settle({
  kind,
  id,
  data,
  index,
  isFirst,
}: {
  kind: KindName;
  id: string;
  data: Fields;
  index: number;
  /** Whether it is in the first language. */
  isFirst: boolean;
}) {
  const list = <Item extends Fields>(name: string) => (data[name] ?? []) as Item[];
  if ('order' in data && kind !== 'pages') data.order = index + 1;
  delete data.draft;
  // More is tested of the sample firm than of any firm.
  delete data.sample;
  const rules = isFirst ? (kinds[kind].companions ?? []) : [];
  // A field that is left out by one rule may be needed by another.
  for (const { fields, of } of rules.flatMap(() => rules))
    if (list(of).length === 0) for (const field of [of, ...fields]) delete data[field];
  delete data.slug;
  if (kind === 'team') {
    delete data.image;
    const names = String(data.name).split(' ');
    if (data.title) data.title = names.shift();
    if (data.suffix) data.suffix = names.pop();
    if (data.surname) data.surname = names.at(-1);
    for (const part of ['title', 'suffix', 'surname']) if (!data[part]) delete data[part];
  }
  if (id === 'firm') data.networkUrl &&= 'https://network.example/drawn';
  if (data.image && kind !== 'team') data.imageAlt ??= 'A picture with a drawing on it';
  // It names a heading of the text.
  delete data.checklist;
  // Other files may link to it.
  const { appearsOn } = getKind(kind);
  // A translation shares the day.
  if (appearsOn && data[appearsOn])
    data[appearsOn] = String(data[appearsOn]).replace(/^202\d/, '2019');
  for (const { first, later } of kinds[kind].dateOrder ?? []) sortDays(data, first, later);
  if (kind === 'law' && data.status) {
    // Other files may need an entry to cite.
    if (index === 0) data.status = 'in-force';
    const isEnded = data.status === 'repealed' || data.status === 'superseded';
    if (isEnded) data.ended ??= '2020-01-01';
    else delete data.ended;
    for (const item of list('successor')) item.id = id;
    if (list('successor').length > 1) delete data.successor;
  }
  if (kind === 'articles')
    for (const [place, figure] of [...list('bars'), ...list('timelines')].entries())
      figure.id = `f-${place}`;
  if (kind === 'openings') {
    if (data.payFrom) {
      data.payCurrency ??= 'EUR';
      data.payPeriod ??= 'year';
      if (data.payTo) data.payTo = Number(data.payFrom) + 1;
    }
  }
  if (kind === 'legal' && 'order' in data) data.serves = legalPurposes[index];
  for (const [place, tile] of list('tiles').entries()) Object.assign(tile, { column: place + 1 });
  if (kind === 'calendars') {
    data.jurisdictions = list('jurisdictions').slice(0, 1);
    for (const [place, subject] of list('subjects').entries()) subject.id = `subject-${place}`;
    for (const [place, duty] of list('duties').entries()) {
      Object.assign(duty, { id: `duty-${place}`, jurisdiction: list('jurisdictions')[0]?.code });
      if ('subject' in duty) duty.subject = list('subjects')[0]?.id;
      if (duty.subject === undefined) delete duty.subject;
    }
  }
  if (id === 'home' && data.order)
    data.order = [...new Set([...(data.order as string[]), 'services', 'contact'])];
}

const keyOf = ({ kind, id }: Pick<Plan, 'kind' | 'id'>) => `${kind} ${id}`;

/** @returns the files that a file names, and the file of its folder */
function listNeeded({ kind, id, data }: Plan): string[] {
  const schema = schemaOf(kind, id);
  const named = (schema ? listValues(describeSchema(schema), data) : []).flatMap(
    ({ field: { reference }, value }) => (reference ? [`${reference.kind} ${value}`] : []),
  );
  return id.includes('/') ? [...named, `${kind} ${id.split('/')[0]}`] : named;
}

/** @returns whether a page has nothing to show in a language that has only the other files */
const isEmptyIn = (others: Plan[], { kind, id }: Plan) => {
  const [needed] = entryKinds.filter(
    (name) => kind === 'pages' && getPageModel(id)?.needs === name,
  );
  return (
    needed !== undefined &&
    !kinds[needed].inAllLanguages &&
    !others.some((other) => other.kind === needed)
  );
};

/** @returns some of the files, with all that they name, for a partial translation */
function chooseTranslated(plans: Plan[], draw: Draw): string[] {
  const first = plans.filter(({ code }) => code === '');
  let kept = first.filter(
    ({ kind, id }) => kinds[kind].required?.ids.includes(id) || draw(fc.nat({ max: 3 })) > 0,
  );
  for (let before = -1; before !== kept.length; ) {
    before = kept.length;
    const keys = kept.flatMap((plan) => [keyOf(plan), `${plan.kind} ${plan.data.title}`]);
    const carriers = (kind: KindName) => (kinds[kind].listedOn ?? []).filter((id) => id !== 'home');
    kept = kept.filter(
      (plan) =>
        !isEmptyIn(kept, plan) &&
        listNeeded(plan).every(
          (key) => keys.includes(key) || kinds[key.split(' ')[0] as KindName].inAllLanguages,
        ) &&
        carriers(plan.kind).every((id) => keys.includes(`pages ${id}`)),
    );
  }
  return kept.map(keyOf);
}

/** Menus that lead to some of the pages, and the last one to all. */
function drawMenus(drawing: Drawing, pages: string[]): Fields {
  const { draw } = drawing;
  const label = () => `${drawing.count()}x`;
  const link = () => ({ page: draw(fc.constantFrom(...pages)), label: label() });
  const list = () => ({ list: draw(fc.constantFrom('services', 'regions', 'sectors')) });
  const links = () =>
    draw(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 })).map((isPage) =>
      isPage ? link() : list(),
    );
  const menu = () => ({ label: label(), links: links() });
  const items = draw(fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }));
  const all = { label: label(), links: pages.map((page) => ({ page, label: label() })) };
  return {
    header: items.map((isLink) => (isLink ? link() : menu())),
    footer: [...draw(fc.array(fc.boolean(), { maxLength: 2 })).map(menu), all],
  };
}

/** Firms are drawn by code that chooses one value after another; `fc.gen` is too slow for so many. */
class FirmArbitrary extends fc.Arbitrary<ContentFolder> {
  generate(random: fc.Random, bias: number | undefined) {
    return new fc.Value(
      write((arbitrary) => arbitrary.generate(random, bias).value),
      undefined,
    );
  }
  canShrinkWithoutContext(value: unknown): value is ContentFolder {
    return value === undefined;
  }
  shrink = () => fc.Stream.nil<fc.Value<ContentFolder>>();
}

/** @param seed chooses the firm */
export function drawFirm(seed: number): ContentFolder {
  const [folder] = fc.sample(new FirmArbitrary(), { seed, numRuns: 1 });
  if (!folder) throw new Error('nothing was drawn');
  return folder;
}

function write(draw: Draw): ContentFolder {
  const languages = draw(fc.shuffledSubarray(tags, { minLength: 1, maxLength: 3 })).map((same) =>
    draw(fc.constantFrom(...same)),
  );
  const plans: Plan[] = [];
  let counted = 0;
  const ids = {} as Record<KindName, string[]>;
  for (const kind of entryKinds) {
    const isPossible = (needs[kind] ?? []).every((need) => (ids[need]?.length ?? 0) > 0);
    ids[kind] = isPossible ? drawIds(draw, kind) : [];
  }
  const hasPage = (id: string) =>
    id === 'law'
      ? ids.law.length > 0
      : entryKinds.some((kind) => kinds[kind].listedOn?.includes(id) && ids[kind].length > 0);
  const isRequired = (id: string) => kinds.pages.required?.ids.includes(id) || hasPage(id);
  const isEmpty = (id: string) =>
    entryKinds.some((kind) => getPageModel(id)?.needs === kind && ids[kind].length === 0);
  const pageIds = (kinds.pages.onlyIds ?? []).filter(
    (id) => isRequired(id) || (!isEmpty(id) && draw(fc.boolean())),
  );
  const titles = new Map<string, string>();
  const pictures: ContentFolder['pictures'] = new Map();
  for (const [place, tag] of languages.entries()) {
    const code = place === 0 ? '' : toLanguageCode(tag);
    const own = place === 0 ? [] : chooseTranslated(plans, draw);
    const isThere = (kind: KindName, id: string) =>
      place === 0 || kinds[kind].inAllLanguages || own.includes(`${kind} ${id}`);
    const drawing: Drawing = {
      draw,
      code: toLanguageCode(tag),
      count: () => (counted += 1),
      listNames: ({ kind, by, topLevel }) =>
        ids[kind as KindName]
          .filter((id) => isThere(kind as KindName, id) && !(topLevel && id.includes('/')))
          .filter(
            (id) => !plans.some((plan) => plan.kind === kind && plan.id === id && plan.data.ended),
          )
          .map((id) => (by === 'title' ? (titles.get(`${code} ${kind} ${id}`) ?? '') : id)),
      listTerms: (list) => {
        const plan = plans.findLast((other) => other.kind === 'vocabulary');
        return ((plan?.data[list] ?? []) as (string | { name: string })[]).map((term) =>
          typeof term === 'string' ? term : term.name,
        );
      },
    };
    const add = (kind: KindName, id: string, index = 0) => {
      const schema = schemaOf(kind, id);
      if (!schema) return;
      const first = plans.find(
        (plan) => plan.code === '' && plan.kind === kind && plan.id === id,
      )?.data;
      const original = place === 0 ? undefined : first;
      const data = drawFields(drawing, describeSchema(schema), original, kind === 'vocabulary');
      settle({ kind, id, data, index, isFirst: place === 0 });
      if (data.image && place === 0)
        pictures.set(join(dirname(contentFile(kind, id)), String(data.image)), pictureSize);
      // Offices in some countries ask for an imprint and a privacy notice.
      if (kind === 'offices' && ids.legal.length < 2 && place === 0) data.country = 'IN';
      const model = kind === 'pages' ? getPageModel(id) : undefined;
      for (const { field, page } of model ? listOptionalLeads(model) : [])
        if (!pageIds.includes(page)) delete data[field];
      if (kind === 'sectors') data.title = titles.get(`${code} sectors ${id}`);
      plans.push({ kind, id, code, data });
    };
    add('firm', 'firm');
    add('vocabulary', 'vocabulary');
    for (const id of ids.sectors) titles.set(`${code} sectors ${id}`, `${drawing.count()} sector`);
    for (const kind of entryKinds) {
      if (place > 0 && kinds[kind].inAllLanguages) continue;
      for (const [index, id] of ids[kind].entries()) {
        if (!isThere(kind, id)) continue;
        add(kind, id, index);
      }
    }
    for (const id of pageIds) if (isThere('pages', id)) add('pages', id);
    const pages = linkedPages.filter((id) => pageIds.includes(id) && isThere('pages', id));
    plans.push({ kind: 'menus', id: 'menus', code, data: drawMenus(drawing, pages) });
    if (toLanguageCode(tag) === toLanguageCode(mirroredLanguage.tag))
      plans.push({
        kind: 'words',
        id: toLanguageCode(tag),
        code: '',
        data: buildPseudoWords(mirroredLanguage),
      });
  }
  const firm = plans.find(({ kind }) => kind === 'firm');
  if (firm) firm.data.languages = languages;
  const brand = draw(fc.constantFrom(...brands));
  return {
    files: [
      ...plans.map(({ kind, id, code, data }) => {
        const yaml = stringify(data, { lineWidth: 0 });
        const text =
          kinds[kind].ending === 'md'
            ? `---\n${yaml}---\n${drawBody(draw, code || toLanguageCode(languages[0] ?? ''))}`
            : yaml;
        return { path: contentFile(kind, id, code), text };
      }),
      {
        path: contentFile('brand', 'brand'),
        text: readFileSync(`${brand}/brand/brand.yaml`, 'utf8'),
      },
    ],
    pictures,
  };
}
