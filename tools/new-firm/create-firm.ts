import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toCalendarDate } from '../../src/content/dates.ts';
import { matchWholeWord } from '../../src/content/fold-text.ts';
import { toLanguageCode } from '../../src/content/languages.ts';
import { requiredPages } from '../../src/content/law/required-pages.ts';
import { toFileName } from '../file-names.ts';
import type { Facts } from './facts.ts';
import { findMiddle } from './find-middle.ts';
import { fillStarter, starterFolder } from './starter.ts';

/** @returns the first letters of the first and the last name, without titles such as `Dr.` */
function readInitials(name: string) {
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

/** Whether the firm has regions, and sectors in them: a case is in one of each. */
const hasRegions = (parts: Facts['parts']) =>
  parts.some((part) => ['regions', 'cases'].includes(part));

/** @returns the values of the starter */
function listValues({ country, languages, name, service, person, role, ...facts }: Facts) {
  const [longitude, latitude] = findMiddle(country);
  const language = toLanguageCode(languages[0] ?? '');
  const regionFile = country.toLowerCase();
  const ownName = new RegExp(matchWholeWord(name), 'gu');
  const fillName = (text: string) => text.replaceAll(ownName, '{name}');
  return {
    ...facts,
    country,
    name,
    languages: languages.map((tag) => findTag(tag, country)),
    service: fillName(service),
    person: fillName(person),
    role: fillName(role),
    initials: readInitials(person),
    serviceFile: toFileName(service, language) || 'first-service',
    personFile: toFileName(person, language) || 'first-member',
    regionFile,
    regions: hasRegions(facts.parts) ? [regionFile] : [],
    longitude,
    latitude,
    today: toCalendarDate(new Date()),
  };
}

/** @returns the conditions of the starter that hold in the first language and in the others */
const listTraits = ({ parts, country }: Facts) => [
  ...parts,
  ...(hasRegions(parts) ? ['regions', 'sectors'] : []),
  ...requiredPages(country),
];

/**
 * Writes the content of a new firm.
 * @param folder new or empty
 */
export function createFirm(folder: string, facts: Facts) {
  const values: Record<string, unknown> = listValues(facts);
  cpSync(starterFolder('brand'), join(folder, 'brand'), { recursive: true });
  for (const [index, tag] of facts.languages.entries()) {
    const code = toLanguageCode(tag);
    const traits = [...listTraits(facts), ...(index === 0 ? ['first'] : [])];
    for (const file of globSync('**/*.*', { cwd: starterFolder(code) })) {
      const text = fillStarter(code, file, values, traits);
      const name = file.replace(/\{\{(\w+)\}\}/, (_, value) => String(values[value]));
      const path = join(folder, index === 0 ? '' : code, name);
      if (text === undefined) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { flag: 'wx' });
    }
  }
}
