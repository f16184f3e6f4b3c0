import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { schemaOf } from '../../src/check/locate.ts';
import type { PageId } from '../../src/content/kinds/page.ts';
import { toLanguageCode } from '../../src/content/languages.ts';
import { requiredPages } from '../../src/content/law/required-pages.ts';
import { mapTexts } from '../../src/content/map-texts.ts';
import { listOptionalLeads } from '../../src/content/page-model.ts';
import { listTerms, type TermList, type Vocabulary } from '../../src/content/vocabulary.ts';
import { matchWholeWord } from '../../src/content/whole-word.ts';
import { getPageModel, type KindName, kindNames, kinds, linkedPages } from '../../src/registry.ts';
import { toFileName } from '../file-names.ts';
import { type Facts, type Part, starterFile } from './facts.ts';
import { findMiddle } from './find-middle.ts';
import { describeOptional, type Fields, type NameRule, writeFields } from './placeholders.ts';

/** A file to write, with its known fields before placeholders are added. */
interface Plan {
  kind: KindName;
  id: string;
  given: Fields;
}

/** The pages of every firm besides its home page, and the page of each optional subject. */
const pageIds = ['who-are-we', 'blogs', 'team', 'not-found', 'post-not-found'];
const pageOfPart: Record<Part, PageId> = {
  mission: 'mission-vision',
  regions: 'where-we-operate',
  sectors: 'business-sectors',
  cases: 'case-studies',
  openings: 'work-with-us',
};

/** Subjects that other subjects refer to. */
const needs: Partial<Record<Part, Part[]>> = {
  regions: ['sectors'],
  cases: ['sectors', 'regions'],
};

const listParts = ({ parts }: Facts) => [
  ...new Set(parts.flatMap((part) => [part, ...(needs[part] ?? [])])),
];

const readStarter = ({ language }: Facts) =>
  (
    parse(readFileSync(starterFile(toLanguageCode(language)), 'utf8')) as {
      files: Record<string, Fields>;
    }
  ).files;

const starterBrand = 'tools/new-firm/starter/brand';

/** The mark of a new firm until it has its own. */
const starterMark = `${starterBrand}/mark.svg`;

/** Titles before a name in the languages of the starter; others are recognised by their full stop. */
const title = /^(?:dr|prof|mag|ing|mr|mrs|ms|sir|dame|shri|smt)$|\./i;

/** @returns the first letters of the first and the last name, without titles */
function readInitials(name: string) {
  const words = name.replace(/,.*/, '').split(/\s+/);
  const names = words.filter((word) => !title.test(word));
  const letters = (names.length > 0 ? names : words)
    .map((word) => /^[\p{L}]\p{M}*/u.exec(word)?.[0].toUpperCase())
    .filter((letter) => letter !== undefined);
  return [...new Set([letters[0], letters.at(-1)])].join('');
}

/** Without a region, the language takes that of the country, such as `en-DE` for English dates there. */
const findTag = ({ language, country }: Facts) =>
  new Intl.Locale(language).region ? language : `${language}-${country}`;

function planFirm(facts: Facts): Fields {
  const { name, legalName, siteUrl, email, phone, timeZone } = facts;
  const languages = [findTag(facts)];
  const mailboxes = { email, careersEmail: email, grievanceEmail: email };
  return { name, legalName, languages, siteUrl, ...mailboxes, phone, timeZone };
}

const planOffice = ({ street, locality, region, postalCode, country }: Facts): Fields => ({
  lines: [street],
  ...{ locality, region, postalCode, country },
});

/** More do not fit beside the name of the firm. */
const mostItems = 7;

/** In a long header, these are one menu. */
const firmPages: string[] = [
  'who-are-we',
  'mission-vision',
  'team',
  'case-studies',
  'work-with-us',
];

/** The menus lead to every page of the firm. */
function planMenus(pages: Plan[], services: unknown): Fields {
  const labels = new Map(pages.map(({ id, given }) => [id, given.heading]));
  const links = linkedPages
    .filter((page) => page !== 'home' && labels.has(page))
    .map((page) => ({ page, label: labels.get(page) }));
  const label = labels.get('who-are-we');
  const menu = { label: services, links: [{ list: 'services' }] };
  const ofFirm = links.filter(({ page }) => firmPages.includes(page));
  const others = links.filter(({ page }) => !firmPages.includes(page));
  const header =
    links.length < mostItems
      ? [links[0], menu, ...links.slice(1)]
      : [{ label, links: ofFirm }, menu, ...others];
  return { header, footer: [{ label, links }] };
}

/** The entries of the subjects that a firm starts with. */
function planEntries(facts: Facts, parts: Part[]): Plan[] {
  const { locality, region, country } = facts;
  const language = toLanguageCode(facts.language);
  const [longitude, latitude] = findMiddle(country);
  const entries: Partial<Record<Part, Plan>> = {
    regions: {
      kind: 'regions',
      id: country.toLowerCase(),
      given: {
        countries: [country],
        cities: [{ name: locality, longitude, latitude, kind: 'headquarters' }],
        sectors: ['TODO sectors'],
      },
    },
    sectors: { kind: 'sectors', id: 'first-sector', given: { title: 'TODO sectors' } },
    cases: { kind: 'caseStudies', id: 'first-case', given: {} },
    openings: {
      kind: 'openings',
      id: 'job-001',
      given: { location: { locality, region: region ?? locality, countryCode: country } },
    },
  };
  return [
    {
      kind: 'services',
      id: toFileName(facts.service, language) || 'first-service',
      given: { title: facts.service, metaTitle: facts.service },
    },
    {
      kind: 'team',
      id: toFileName(facts.person, language) || 'first-member',
      given: { name: facts.person, role: facts.role, initials: readInitials(facts.person) },
    },
    { kind: 'articles', id: '00-first-article', given: {} },
    ...parts.flatMap((part) => entries[part] ?? []),
  ];
}

/** The body of a Markdown file, with a hint for each part. */
const bodyToWrite = `## TODO: the question, in a few words

TODO: say in the first paragraph who this applies to, and what readers can do after reading it. Many
of them come from a search and decide here whether to stay.

TODO: give the reason. Cite a source, with its section and date, for each statement that somebody may have to
prove later. Say so if the law is unsettled.

## TODO: what to do first

TODO: describe one case from beginning to end, without the names of clients. Say what was known on the
first day, what had to be decided by when, who had to agree, and how long it took.

- TODO: the documents that are needed.
- TODO: the people who must agree.
- TODO: the deadlines.

## TODO: what is often overlooked

TODO: write what goes wrong most often, how to notice it, and what can still be done. Leave out what
readers already know. A short text that answers one question is better than a long one on a subject.

TODO: end with the next step, and say what your firm can do.
`;

/** @returns the fields of a page that lead to pages that the firm does not have, without a value */
const leaveOutLeads = (id: string, ids: string[]): Fields => {
  const model = getPageModel(id);
  const leads = model ? listOptionalLeads(model) : [];
  return Object.fromEntries(
    leads.filter(({ page }) => !ids.includes(page)).map(({ field }) => [field, undefined]),
  );
};

/** All files of the firm, with their known fields. */
function planFiles(facts: Facts): Plan[] {
  const starter = readStarter(facts);
  const parts = listParts(facts);
  const plan = (kind: KindName, id: string, given: Fields = {}): Plan => ({
    kind,
    id,
    given: { ...starter[`${kind}/${id}`], ...given },
  });
  const order = ['services', 'insights', ...parts.filter((part) => part === 'regions'), 'contact'];
  const home = plan('pages', 'home', { order });
  const ids = [...pageIds, ...parts.map((part) => pageOfPart[part])];
  const pages = [home, ...ids.map((id) => plan('pages', id, leaveOutLeads(id, ids)))];
  const asksForImprint = requiredPages(facts.country).includes('imprint');
  const legal = Object.keys(starter)
    .filter((key) => key.startsWith('legal/'))
    // Other countries know no imprint.
    .filter((key) => starter[key]?.serves !== 'imprint' || asksForImprint)
    .map((key, index) => plan('legal', key.slice('legal/'.length), { order: index + 1 }));
  const known = [
    plan('firm', 'firm', planFirm(facts)),
    plan('brand', 'brand', parse(readFileSync(`${starterBrand}/brand.yaml`, 'utf8'))),
    plan('offices', 'office', planOffice(facts)),
    plan('menus', 'menus', planMenus(pages, (home.given.services as Fields).heading)),
    ...pages,
    ...legal,
    ...planEntries(facts, parts).map(({ kind, id, given }) => plan(kind, id, given)),
  ];
  const required = kindNames.flatMap((kind) =>
    (kinds[kind].required?.ids ?? [])
      .filter((id) => !known.some((file) => file.kind === kind && file.id === id))
      .map((id) => plan(kind, id)),
  );
  return [...known, ...required];
}

/** What a placeholder cannot say. */
const comments: Partial<Record<KindName, string>> = {
  regions: '# TODO longitude and latitude of the city: these are of the middle of the country.\n',
};

/**
 * @param today as `2025-01-15`
 * @returns the text of every file of a new firm, by its path below the content folder
 */
export function writeFirmFiles(facts: Facts, today: string): Map<string, string> {
  const plans = planFiles(facts);
  const vocabulary = plans.find(({ kind }) => kind === 'vocabulary')?.given as Vocabulary;
  const findNames = (rule: NameRule) =>
    'list' in rule
      ? listTerms(vocabulary, rule.list as TermList)
      : plans
          .filter(({ kind }) => kind === rule.kind)
          .map(({ id, given }) => (rule.by === 'title' ? String(given.title) : id));
  const name = new RegExp(matchWholeWord(facts.name), 'gu');
  const fillName = (text: string) => text.replaceAll(name, '{name}');
  const files = new Map(
    plans.map(({ kind, id, given }) => {
      const schema = schemaOf(kind, id);
      if (!schema) throw new Error(`${kind} has no file ${id}`);
      const { folder, ending } = kinds[kind];
      const written = writeFields(schema, given, { file: id, today, findNames });
      // The name of a firm may be one of the words, such as Team.
      const fields = kind === 'firm' || kind === 'offices' ? written : mapTexts(written, fillName);
      const yaml = `${stringify(fields, { lineWidth: 0 })}${describeOptional(schema, fields)}${comments[kind] ?? ''}`;
      const text = fillName(typeof given.body === 'string' ? given.body : bodyToWrite);
      const path = [folder, `${id}.${ending}`].filter(Boolean).join('/');
      return [path, ending === 'md' ? `---\n${yaml}---\n${text}` : yaml];
    }),
  );
  return files.set('brand/mark.svg', readFileSync(starterMark, 'utf8'));
}
