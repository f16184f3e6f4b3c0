import { stringify } from 'yaml';
import { locate, schemaOf } from '../../src/check/locate.ts';
import { describeSchema, type Field } from '../../src/content/schema.ts';
import { readBuiltInWords } from '../../src/content/words/built-in-words.ts';
import { kinds } from '../../src/registry.ts';
import { readEnglish } from '../../src/site/read-english.ts';
import { readContentFiles } from '../../tools/content-files.ts';
import type { makeScratchCopy } from './scratch-copy.ts';

/**
 * Pseudo-languages, made from the English words and the firm's own texts. A word in Latin letters
 * on one of their pages was hard-coded.
 */

const latin = 'abcdefghijklmnopqrstuvwxyz';

/** One character for each letter, so that texts keep their length; one more than is needed. */
const hebrew = 'אבגדהוזחטיךכלםמןנסעףפץצקרש';

/** @param letters replace a to z */
const replaceLetters = (text: string, letters: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const other = [...letters][latin.indexOf(letter.toLowerCase())] ?? letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });

/** Keeps what programs read: placeholders, tags and the targets of links. */
const replaceWords = (text: string, letters: string) =>
  text
    .split(/(\{\w+\}|\]\([^)]*\)|<[^>]+>)/)
    .map((part, index) => (index % 2 === 1 ? part : replaceLetters(part, letters)))
    .join('');

interface PseudoLanguage {
  /** A language without built-in words. */
  tag: string;
  letters: string;
}

/** A right-to-left language. */
export const mirroredLanguage: PseudoLanguage = { tag: 'he-IL', letters: hebrew };

interface Tree {
  [key: string]: Tree | string | number;
}

const replaceTree = (tree: Tree, change: (text: string) => string): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? change(value)
        : typeof value === 'object'
          ? replaceTree(value, change)
          : value,
    ]),
  );

/** Gives every plural text the plural forms of the language. */
const replaceForms = (tree: Tree, forms: string[]): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (typeof value !== 'object') return [key, value];
      const { other } = value;
      return [
        key,
        other === undefined
          ? replaceForms(value, forms)
          : Object.fromEntries(forms.map((form) => [form, other])),
      ];
    }),
  );

/** @returns all words of the interface in the language */
export function buildPseudoWords({ tag, letters }: PseudoLanguage): Tree {
  const { formats, addresses, ...groups } = readBuiltInWords('en') as Record<string, Tree>;
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return {
    formats: {
      ...formats,
      dates: tag,
      numbers: replaceWords(String((formats as Tree).numbers), letters),
    },
    addresses: replaceTree(addresses ?? {}, renameAddress),
    ...replaceForms(
      replaceTree(groups, (text) => replaceWords(text, letters)),
      forms,
    ),
  };
}

const renameAddress = (part: string) => `x-${part}`;

/** Renames the addresses in the links of a text. */
function renameLinks(body: string) {
  const { addresses } = readEnglish();
  return body.replaceAll(/\]\(\/([a-z-]+)/g, (whole, part: string) =>
    part in addresses ? `](/${renameAddress(part)}` : whole,
  );
}

/** Whether a field holds words, not a date, number, address or file name. */
const isText = (
  text: string,
  { type, format, maxLength, enum: names, reference, ...field }: Field,
) =>
  type === 'string' &&
  (maxLength !== undefined || text.includes(' ')) &&
  format === undefined &&
  names === undefined &&
  !('pattern' in field) &&
  (reference === undefined || reference.by === 'title');

function replaceData(data: unknown, field: Field | undefined, letters: string): unknown {
  if (typeof data === 'string')
    return field && isText(data, field) ? replaceWords(data, letters) : data;
  if (Array.isArray(data)) return data.map((item) => replaceData(item, field?.items, letters));
  if (data === null || typeof data !== 'object' || data instanceof Date) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      replaceData(value, field?.properties?.[key], letters),
    ]),
  );
}

/** Translates the content of a scratch copy, and the words of the interface, into the language. */
export function translateContent(
  copy: ReturnType<typeof makeScratchCopy>,
  language: PseudoLanguage,
) {
  const { tag, letters } = language;
  for (const { file, data: before, body } of readContentFiles()) {
    const { kind = 'brand', below = '' } = locate(file) ?? {};
    const schema = schemaOf(kind, below.replace(/\.\w+$/, ''));
    // The brand has no words, only colours and a typeface.
    if (kind === 'brand' || !schema) continue;
    const data = replaceData(before, describeSchema(schema), letters) as Record<string, unknown>;
    // Portraits have no words, and to encode them takes half of a build.
    if (kind === 'team') delete data.image;
    const head = stringify(
      'languages' in data && kind === 'firm' ? { ...data, languages: [tag] } : data,
    );
    const text = renameLinks(replaceWords(body, letters));
    copy.write(file, kinds[kind].ending === 'md' ? `---\n${head}---\n${text}` : head);
  }
  const { language: code } = new Intl.Locale(tag);
  copy.write(`content/words/${code}.yaml`, stringify(buildPseudoWords(language)));
}
