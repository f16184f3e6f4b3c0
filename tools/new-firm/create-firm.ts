import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { geoCentroid } from 'd3-geo';
import { iso31661 } from 'iso-3166';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import { toCalendarDate } from '../../src/content/dates.ts';
import { matchWholeWord } from '../../src/content/fold-text.ts';
import { toLanguageCode } from '../../src/content/languages.ts';
import { requiredPages } from '../../src/content/law/required-pages.ts';
import { toFileName } from '../file-names.ts';
import { createTranslators, exampleFiles, exampleFolder, fillExample } from './example.ts';
import type { Facts } from './facts.ts';

const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;

/** @returns longitude and latitude of the centre of a country, to one decimal */
function findMiddle(country: string): [longitude: number, latitude: number] {
  const numeric = iso31661.find(({ alpha2 }) => alpha2 === country)?.numeric;
  const shape = topology.objects.countries.geometries.find(({ id }) => id === numeric);
  if (!shape) return [0, 0];
  const [longitude, latitude] = geoCentroid(feature(topology, shape));
  return [Number(longitude.toFixed(1)), Number(latitude.toFixed(1))];
}

/** @returns the first letters of the first and the last name, without titles such as `Dr.` */
function findInitials(name: string) {
  const names = name
    .replace(/,.*/, '')
    .split(/\s+/)
    .filter((word) => !word.includes('.'));
  return [...new Set([names[0], names.at(-1)])]
    .map((word = '') => /^\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase())
    .join('');
}

/** Without a region, the language takes that of the country, such as `en-DE` for English dates there. */
const findTag = (tag: string, country: string) =>
  new Intl.Locale(tag).region ? tag : `${tag}-${country}`;

/** The files of the example that not every firm has, by the part to which they belong. */
const filesOfParts: Record<Facts['parts'][number], RegExp> = {
  mission: /mission-vision/,
  regions: /where-we-operate|^regions\//,
  sectors: /sector/,
  cases: /case/,
  openings: /work-with-us|^openings\//,
};

/** The files in which a further language begins. */
const further =
  /^(?:(?:firm|menus|vocabulary)\.|offices\/|pages\/(?:home|who-are-we|(?:post-)?not-found)\.)/;

/** A case is in a region and of a sector. */
const listParts = ({ parts }: Facts): Facts['parts'] =>
  parts.includes('cases') ? [...parts, 'regions', 'sectors'] : parts;

/** @returns what the example is filled in with */
function listValues(facts: Facts) {
  const { country, languages, name, service, person, role } = facts;
  const [longitude, latitude] = findMiddle(country);
  const language = toLanguageCode(languages[0] ?? '');
  const { translate } = createTranslators(language);
  const parts = listParts(facts);
  const regionFile = country.toLowerCase();
  const ownName = new RegExp(matchWholeWord(name), 'gu');
  const fillName = (text: string) => text.replaceAll(ownName, '{name}');
  return {
    ...facts,
    languages: languages.map((tag) => findTag(tag, country)),
    service: fillName(service),
    person: fillName(person),
    role: fillName(role),
    initials: findInitials(person),
    serviceFile: toFileName(service, language) || 'first-service',
    personFile: toFileName(person, language) || 'first-member',
    imprintFile: toFileName(translate('Imprint'), language) || 'imprint',
    privacyFile: toFileName(translate('Privacy'), language) || 'privacy',
    regionFile,
    regions: parts.includes('regions') ? [regionFile] : [],
    sectors: parts.includes('sectors') ? [translate('TODO sector')] : [],
    longitude,
    latitude,
    today: toCalendarDate(new Date(), facts.timeZone),
  };
}

/** @returns whether a firm with these facts has the file of the example */
function hasFile(file: string, facts: Facts) {
  if (file.includes('imprint')) return requiredPages(facts.country).includes('imprint');
  const parts = Object.entries(filesOfParts).flatMap(([part, files]) =>
    files.test(file) ? [part] : [],
  );
  return parts.every((part) => listParts(facts).some((own) => own === part));
}

const listPages = (files: readonly string[]) =>
  files.filter((file) => file.startsWith('pages/')).map((file) => basename(file, '.yaml'));

/**
 * Writes the content of a new firm.
 * @param folder new or empty
 */
export function createFirm(folder: string, facts: Facts) {
  const values: Record<string, unknown> = listValues(facts);
  cpSync(join(exampleFolder, 'brand'), join(folder, 'brand'), { recursive: true });
  const ofFirm = exampleFiles.filter((file) => hasFile(file, facts));
  for (const [index, tag] of facts.languages.entries()) {
    const code = toLanguageCode(tag);
    const isFurther = index > 0;
    const files = ofFirm.filter((file) => !isFurther || further.test(file));
    const filling = { values, ...createTranslators(code), isFurther };
    for (const file of files) {
      const pages = listPages(file === 'menus.yaml' ? files : ofFirm);
      const name = file.replace(/\$(\w+)/, (_, value) => String(values[value]));
      const path = join(folder, isFurther ? code : '', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, fillExample(file, { ...filling, pages }), { flag: 'wx' });
    }
  }
}
