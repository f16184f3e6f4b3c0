import { stringify } from 'yaml';
import { z } from 'zod';
import { kindNames, kinds } from '../../src/registry.ts';
import { readBuiltInWords } from '../../src/site/built-in-words.ts';
import { readEnglish } from '../../src/site/read-english.ts';
import { type RawFile, readContentFiles } from '../../tools/content-files.ts';
import type { makeScratchCopy } from '../../tools/scratch-copy.ts';

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

/** The JSON Schema of a field. */
interface Field {
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  reference?: { by?: 'title' };
  properties?: Record<string, Field>;
  items?: Field;
}

/** Whether a field holds words, not a date, number, address or file name. */
const isText = (
  text: string,
  { type, format, pattern, maxLength, enum: names, reference }: Field,
) =>
  type === 'string' &&
  (maxLength !== undefined || text.includes(' ')) &&
  format === undefined &&
  pattern === undefined &&
  names === undefined &&
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

/** @throws if the file belongs to no kind */
function findKind({ file, id }: RawFile) {
  const [folder = '', ...rest] = id.split('/');
  const name = kindNames.find((name) =>
    rest.length === 0 ? name === id : kinds[name].folder === folder,
  );
  if (!name) throw new Error(`${file} is of no kind`);
  return kinds[name];
}

/** @returns the file name without folder and extension */
const baseName = ({ id }: RawFile) => id.slice(id.indexOf('/') + 1);

/** Translates the content of a scratch copy, and the words of the interface, into the language. */
export function translateContent(
  copy: ReturnType<typeof makeScratchCopy>,
  language: PseudoLanguage,
) {
  const { tag, letters } = language;
  for (const file of readContentFiles()) {
    const kind = findKind(file);
    // The brand has no words, only colours and a typeface.
    if (kind === kinds.brand) continue;
    const schema = ('schemaOf' in kind && kind.schemaOf?.(baseName(file))) || kind.schema;
    const field = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Field;
    const data = replaceData(file.data, field, letters) as Record<string, unknown>;
    const head = stringify(
      kind.folder === '' && 'languages' in data ? { ...data, languages: [tag] } : data,
    );
    const body = renameLinks(replaceWords(file.body, letters));
    copy.write(file.file, kind.ending === 'md' ? `---\n${head}---\n${body}` : head);
  }
  const { language: code } = new Intl.Locale(tag);
  copy.write(`content/words/${code}.yaml`, stringify(buildPseudoWords(language)));
}
