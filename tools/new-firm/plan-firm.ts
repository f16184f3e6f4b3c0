import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { PageId } from '../../src/content/kinds/page.ts';
import { toLanguageCode } from '../../src/content/languages.ts';
import { requiredPages } from '../../src/content/law/required-pages.ts';
import { listOptionalLeads } from '../../src/content/page-model.ts';
import { getPageModel, type KindName, kindNames, kinds } from '../../src/registry.ts';
import { toFileName } from '../file-names.ts';
import { type Facts, type Part, readStarter } from './facts.ts';
import { findMiddle } from './find-middle.ts';
import type { Fields } from './placeholders.ts';
import { planMenus } from './plan-menus.ts';
import type { Plan } from './write-plans.ts';

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

const starterBrand = 'tools/new-firm/starter/brand';

/** The mark of a new firm until it has its own. */
export const starterMark = `${starterBrand}/mark.svg`;

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
const findTag = (tag: string, country: string) =>
  new Intl.Locale(tag).region ? tag : `${tag}-${country}`;

function planFirm(facts: Facts): Fields {
  const { name, legalName, siteUrl, email, phone, timeZone } = facts;
  const languages = facts.languages.map((tag) => findTag(tag, facts.country));
  const mailboxes = { email, careersEmail: email, grievanceEmail: email };
  return {
    name,
    legalName,
    languages,
    siteUrl,
    ...mailboxes,
    phone,
    timeZone,
  };
}

const planOffice = ({ street, locality, region, postalCode, country }: Facts): Fields => ({
  lines: [street],
  ...{ locality, region, postalCode, country },
});

/** The entries of the subjects that a firm starts with. */
function planEntries(facts: Facts, parts: Part[]): Plan[] {
  const { locality, region, country } = facts;
  const language = toLanguageCode(facts.languages[0] ?? '');
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
      given: { location: { locality, region, countryCode: country } },
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

/** @returns the fields of a page that lead to pages that the firm does not have, without a value */
function leaveOutLeads(id: string, ids: string[]): Fields {
  const model = getPageModel(id);
  const leads = model ? listOptionalLeads(model) : [];
  return Object.fromEntries(
    leads.filter(({ page }) => !ids.includes(page)).map(({ field }) => [field, undefined]),
  );
}

/** @returns all files of the first language, with their known fields */
export function planFiles(facts: Facts): Plan[] {
  const starter = readStarter(facts.languages[0] ?? '');
  const parts = listParts(facts);
  const plan = (kind: KindName, id: string, given: Fields = {}): Plan => ({
    kind,
    id,
    given: { ...starter[`${kind}/${id}`], ...given },
  });
  const regions = parts.filter((part) => part === 'regions');
  const order = ['services', 'approach', 'insights', ...regions, 'contact'];
  const home = plan('pages', 'home', {
    order,
    ...(regions.length === 0 && { regions: undefined }),
  });
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
