import fc from 'fast-check';
import { iso31661 } from 'iso-3166';
import type { Reference } from '../../src/content/reference-fields.ts';
import { type Field, isShared, listFields } from '../../src/content/schema.ts';

/** Draws the fields of a file from its schema, and its text. */

export type Fields = Record<string, unknown>;

export interface Drawing {
  draw: <T>(arbitrary: fc.Arbitrary<T>) => T;
  /** The language of the texts. */
  code: string;
  /** @returns the files, or their titles, that a field may name */
  listNames: (rule: Reference) => string[];
  listTerms: (list: string) => string[];
  /** @returns a number that no text has yet */
  count: () => number;
}

const alphabets: Record<string, string> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  de: 'abcdefghijklmnopqrstuvwxyzäöüß',
  hi: 'कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह',
  he: 'אבגדהוזחטיכלמנסעפצקרשת',
};

/** What programs may read as something else than text. */
const odd =
  '<script> </p> &amp; & " \' ` * _ | \\ $& %s # ~ ‑ ’ — 👩‍🚀 é ß İ 中文 عرب \u200b - 1. + =';

/** Braces and brackets have a meaning in every text. */
const anyCharacters = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 3 })
  .map((text) => text.replace(/[{}[\]\s\ufffd]/g, 'o'));

const words = Object.fromEntries(
  Object.entries(alphabets).map(([code, letters]) => {
    const unit = fc.constantFrom(...letters);
    const word = fc.string({ unit, minLength: 1, maxLength: 12 });
    const oddWord = fc.oneof(fc.constantFrom(...odd.split(' ')), anyCharacters);
    return [code, { word, any: fc.oneof({ arbitrary: word, weight: 12 }, oddWord) }];
  }),
);

const drawWord = ({ draw, code }: Pick<Drawing, 'draw' | 'code'>, which: 'word' | 'any' = 'any') =>
  draw(words[code]?.[which] ?? anyCharacters);

const segmenter = new Intl.Segmenter();

const countCharacters = (text: string) => [...text].length;

const cut = (text: string, length: number) => {
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    if (countCharacters(kept + segment) > length) break;
    kept += segment;
  }
  return kept.trim();
};

/** @returns a text of the shortest, the longest or any length, which begins with `start` */
function drawText(drawing: Drawing, { minLength = 1, maxLength = 2000 }: Field, start = '') {
  const { draw } = drawing;
  const some = fc.integer({ min: minLength, max: Math.min(maxLength, minLength + 80) });
  const length = draw(fc.oneof(some, some, fc.constantFrom(minLength, Math.min(maxLength, 200))));
  let text = start || drawWord(drawing);
  while (countCharacters(text) < length) text += ` ${drawWord(drawing)}`;
  const fitted = cut(text, Math.max(length, start.length));
  return `${fitted}${'.'.repeat(Math.max(0, minLength - countCharacters(fitted)))}`;
}

/** @returns texts of some characters; `fc.stringMatching` takes a hundred times as long */
const textOf = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });

export const drawnName = textOf('abcdefghijklmnopqrstuvwxyz', 3, 20);

const countries = iso31661.map(({ alpha2 }) => alpha2);
const points = (...of: string[]) => fc.constantFrom(...of);

/** Fields whose form the schema cannot say as JSON Schema. */
const forms: Record<string, fc.Arbitrary<unknown>> = {
  country: fc.constantFrom(...countries),
  countryCode: fc.constantFrom(...countries),
  countries: fc.uniqueArray(fc.constantFrom(...countries), { minLength: 1, maxLength: 4 }),
  languages: fc.subarray(['de', 'hi', 'en-GB', 'pt-BR']),
  timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  phone: textOf('0123456789', 6, 14).map((digits) => `+4${digits}`),
  payCurrency: fc.constantFrom(...Intl.supportedValuesOf('currency')),
  initials: fc.constantFrom('A', 'ÄÖÜ', 'अ', 'א', 'ZZ'),
  imageFocus: points('0% 0%', '100% 100%', '50% 30%'),
  frame: points('-10,40 20,60', '170,-40 -170,10'),
  labelAt: points('0,0', '-179.5,-85', '180,85'),
  target: points('0,0', '103.8,1.3'),
  path: points('74.31,32.81 73.95,32.99', '0,0'),
  siteUrl: drawnName.map((name) => `https://www.own-${name}.example`),
  day: fc.constantFrom(1, 28, 31),
  months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
};

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Not the same twice: the site of the firm may not be typed out elsewhere. */
const formats: Record<string, fc.Arbitrary<unknown>> = {
  date: day,
  email: fc.uuid().map((id) => `m${id}@drawn.example`),
  uri: fc.uuid().map((id) => `https://x${id}.example/page`),
};

const patterns = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string) {
  const known = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'small' });
  patterns.set(pattern, known);
  return known;
}

/** Texts that must differ from those of other files. */
const unique = [
  'title',
  'name',
  'legalName',
  'metaTitle',
  'metaDescription',
  'excerpt',
  'id',
  'lines',
  'label',
];

function drawNumber({ draw }: Drawing, field: Field & { maximum?: number }) {
  const { type, minimum = 0, maximum = 1e6 } = field;
  if (type === 'integer') return draw(fc.integer({ min: minimum, max: maximum }));
  const number = draw(
    fc.oneof(fc.integer({ min: 1, max: 99 }), fc.double({ noNaN: true, min: 0, max: 1 })),
  );
  return Math.min(maximum, Math.max(minimum, Number(number.toFixed(2)) || 0.5));
}

function drawList(drawing: Drawing, { items = {}, ...field }: Field, name: string) {
  const { draw } = drawing;
  const { minItems = 0, maxItems = minItems + 3 } = field;
  if (items.reference && !items.reference.repeated) {
    const names = drawing.listNames(items.reference);
    return draw(
      fc.shuffledSubarray(names, {
        minLength: minItems,
        maxLength: Math.min(maxItems, names.length),
      }),
    );
  }
  const size = draw(
    fc.oneof(fc.constantFrom(minItems, maxItems), fc.integer({ min: minItems, max: maxItems })),
  );
  const named = Object.entries(items.properties ?? {}).find(
    ([, { reference }]) => reference && !reference.repeated,
  );
  const seen = new Set<unknown>();
  return Array.from({ length: size }, () => drawValue(drawing, items, name)).filter((item) => {
    const value = named && (item as Fields)[named[0]];
    return value === undefined || (!seen.has(value) && seen.add(value));
  });
}

function drawValue(drawing: Drawing, field: Field & { pattern?: string }, name: string): unknown {
  const { draw } = drawing;
  const choose = (values: string[]) => draw(fc.constantFrom(...values));
  if (field.const !== undefined) return field.const;
  const form = forms[name];
  if (
    form &&
    (field.type !== 'array') === (name !== 'languages' && name !== 'months' && name !== 'countries')
  )
    return draw(form);
  if (field.enum) return choose(field.enum);
  if (field.reference) return choose(drawing.listNames(field.reference));
  if (field.vocabulary) return choose(drawing.listTerms(field.vocabulary));
  if (field.properties) return drawFields(drawing, field);
  if (field.items) return drawList(drawing, field, name);
  if (field.type === 'boolean') return true;
  if (field.type === 'number' || field.type === 'integer') return drawNumber(drawing, field);
  const format = formats[field.format ?? ''];
  if (format) return draw(format);
  if (field.examples) return choose(field.examples);
  if (field.picture) return './images/drawn/picture.png';
  if (field.pattern) return draw(matching(field.pattern));
  return drawText(drawing, field, unique.includes(name) ? `N${drawing.count()}` : '');
}

/** @returns whether a field can be filled: what it names may not exist */
function canFill(drawing: Drawing, { reference, items, minItems = 0, ...field }: Field): boolean {
  if (reference) return drawing.listNames(reference).length > 0;
  if (items?.reference) return drawing.listNames(items.reference).length >= minItems;
  if (items) return canFill(drawing, items);
  return listFields(field).every((part) => part.isOptional || canFill(drawing, part.field));
}

/**
 * @param isCounted whether it must have as many items, as in a vocabulary
 * @returns the field of a translation, which has a list where the first language has one
 */
function fillAsIn(first: unknown, field: Field, isCounted: boolean): Field {
  if (!Array.isArray(first) || field.items?.reference) return field;
  const { length } = first;
  if (isCounted || length === 0) return { ...field, minItems: length, maxItems: length };
  return { ...field, minItems: field.minItems || 1 };
}

/**
 * @param first the fields in the first language, for a translation: it has the same texts
 * @param isCounted whether its lists have as many items
 */
export function drawFields(
  drawing: Drawing,
  group: Field,
  first?: Fields,
  isCounted = false,
): Fields {
  return Object.fromEntries(
    listFields(group).flatMap(({ name, field, isOptional }) => {
      if (first ? isShared(field) || !(name in first) : !canFill(drawing, field)) return [];
      if (!first && isOptional && drawing.draw(fc.boolean())) return [];
      return [
        [name, drawValue(drawing, first ? fillAsIn(first[name], field, isCounted) : field, name)],
      ];
    }),
  );
}

/** @returns a text in Markdown */
export function drawBody(draw: Drawing['draw'], code: string) {
  const words = () => Array.from({ length: 8 }, () => drawWord({ draw, code }, 'word')).join(' ');
  const blocks = [
    () => `${words()}.`,
    () => `- ${words()}\n- **${words()}**\n- *${words()}*`,
    () => `1. ${words()}\n2. ${words()}`,
    () => `> ${words()}`,
    () => `| ${words()} | ${words()} |\n|---|---:|\n| ${words()} | 1 |`,
    () => `### ${words()}\n\n${words()} \`${words()}\``,
    () => `${words()} [${words()}](https://www.drawn.example/page)`,
  ];
  const parts = draw(fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 6 }));
  return `## ${words()}\n\n${words()}\n\n${parts.map((write) => write()).join('\n\n')}\n`;
}
