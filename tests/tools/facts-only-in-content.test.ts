import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listTexts } from '../../src/check/file-problems.ts';
import { listTerms } from '../../src/content/kinds/vocabulary.ts';
import { readFirm, readPublished, readSite, readSites } from '../support/site.ts';

/** A firm of its own may have subjects whose names are words of the code. */
const firms = [
  ...(readFirm().sample ? ['content'] : []),
  ...readdirSync('examples').map((name) => `examples/${name}`),
].filter((folder) => existsSync(`${folder}/firm.yaml`));

/**
 * The code, and the tests for any firm. The words of the interface, which are for every firm, count
 * as content.
 */
const files = ['src', 'tools', 'tests/any-firm']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(astro|tsx?|js|css|sh)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((file) => !/\/words(\/|\.ts$)/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Addresses, numbers, places and people, which must not occur in any file. */
function listFacts() {
  const { firm, entries } = readSite();
  const { offices, regions, team } = entries;
  const countries = [...offices, ...regions.flatMap(({ countries }) => countries)].map((place) =>
    typeof place === 'string' ? place : place.country,
  );
  return [
    firm.name,
    // Of several words, an address or a number: a single word may be one of the code.
    ...listTexts([firm, offices.map(({ lines }) => lines)])
      .flatMap(({ text }) => [
        text,
        text.replaceAll(' ', ''),
        text.replace(/^https:..(www\.)?/, ''),
      ])
      .filter((text) => /[ @.]|^\+/.test(text)),
    ...offices.map(({ locality }) => locality),
    ...team.map(({ name }) => name),
    ...readSites().flatMap(({ language: { tag } }) => {
      const names = new Intl.DisplayNames(tag, { type: 'region' });
      return countries.map((country) => names.of(country) ?? country);
    }),
  ];
}

/** The firm's services, sectors and topics. A single word may also be an ordinary word in code. */
function listSubjects() {
  const vocabulary = readSite().vocabulary;
  return [
    ...readPublished('services').map(({ title }) => title),
    ...readPublished('sectors').map(({ title }) => title),
    ...(['categories', 'departments'] as const).flatMap((list) => listTerms(vocabulary, list)),
  ];
}

const matchWord = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const matchString = (word: string) => new RegExp(`(['"\`>])${RegExp.escape(word)}(['"\`<])`);

/** @returns how each fact and subject would be written in code, by its name */
const listPatterns = () => [
  ...listFacts().map((fact) => [fact, matchWord(fact)] as const),
  ...listSubjects().map(
    (name) => [name, name.includes(' ') ? matchWord(name) : matchString(name)] as const,
  ),
];

test.each(firms)('the code does not mention an address, a person or a subject of %s', (folder) => {
  vi.stubEnv('SITE_CONTENT', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const patterns = listPatterns();
  const found = files.flatMap(({ file, text }) =>
    patterns
      .filter(([name, pattern]) => text.includes(name) && pattern.test(text))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
