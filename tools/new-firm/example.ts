import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Document,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parse,
  parseDocument,
  stringify,
  visit,
} from 'yaml';
import { contentFolder } from '../../src/content/folder.ts';
import { splitFrontMatter } from '../../src/content/front-matter.ts';
import { describeSchema, type Field, isShared, listFields } from '../../src/content/schema.ts';
import { locate, schemaOf } from '../../src/site/source.ts';
import { formatHint } from '../editor/form-fields.ts';

/** A small firm in English: `$phone` is a fact, and texts that must be written begin with `TODO`. */
export const exampleFolder = fileURLToPath(new URL('example', import.meta.url));

export const exampleFiles = globSync('**/*.{md,yaml}', { cwd: exampleFolder })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('brand/'));

/**
 * @param folder of texts in other languages: a file for each, by the English text
 * @returns a function that translates a text, without the TODO that it may begin with
 */
function createTranslator(folder: string, code: string) {
  const file = fileURLToPath(new URL(`${folder}/${code}.yaml`, import.meta.url));
  const texts: Record<string, string> = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  return (text: string) =>
    text.replace(/^(TODO\b[^:]*: )?(.+)$/, (_, todo = '', words) => todo + (texts[words] ?? words));
}

/** @returns functions that translate what the example says, and what the editor says of fields */
export const createTranslators = (code: string) => ({
  translate: createTranslator('texts', code),
  translateHint: createTranslator('../editor/words', code),
});

/** What a file of the example is filled in with. */
interface Filling extends ReturnType<typeof createTranslators> {
  /** By name; a field with a value that is undefined is left out. */
  values: Record<string, unknown>;
  /** The pages that menus may name. */
  pages: readonly string[];
  /** Leaves out what the first language of the firm says for all. */
  isFurther: boolean;
}

/** Fields that say what a page is about, and that page. */
const leads: Record<string, string> = { mission: 'mission-vision', regions: 'where-we-operate' };

const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '');

const findFact = (node: unknown) =>
  isScalar(node) && typeof node.value === 'string' && node.value.startsWith('$')
    ? node.value.slice(1)
    : undefined;

function fillDocument(document: Document, { values, translate, pages }: Filling) {
  visit(document, {
    Collection(key, node) {
      if (node.items.length > 0) node.flow = false;
      const page = isMap(node) && node.get('page');
      return typeof key === 'number' && typeof page === 'string' && !pages.includes(page)
        ? visit.REMOVE
        : undefined;
    },
    Pair(_, pair) {
      const fact = findFact(pair.value);
      const page = isMap(pair.value) ? leads[nameOf(pair)] : undefined;
      const isLeft = (fact && values[fact] === undefined) || (page && !pages.includes(page));
      return isLeft ? visit.REMOVE : undefined;
    },
    Scalar(key, node) {
      const fact = findFact(node);
      if (key === 'key' || typeof node.value !== 'string') return undefined;
      const page = leads[node.value];
      if (typeof key === 'number' && page && !pages.includes(page)) return visit.REMOVE;
      if (fact) return document.createNode(values[fact]) as Node as typeof node;
      node.value = translate(node.value);
      return undefined;
    },
  });
}

/** @returns the schema of a file of the example as data */
function describeFile(file: string) {
  const { kind, below = '' } = locate(`${contentFolder()}/${file}`) ?? {};
  return listFields(describeSchema(kind && schemaOf(kind, below.replace(/\.\w+$/, ''))));
}

/** What may stand in a field, by its format or type. */
const placeholders: Record<string, string> = { array: '[…]', boolean: 'true', date: '2025-01-15' };

function placeholderOf({ picture, reference, format, type = 'string' }: Field) {
  if (picture) return './images/…';
  return reference ? 'file-name' : (placeholders[format ?? type] ?? '…');
}

/** @returns a comment with the fields that the file may have besides */
function describeOptional(file: string, document: Document, { translateHint }: Filling) {
  const lines = describeFile(file)
    .filter(({ name, isOptional }) => isOptional && name !== 'sample' && !document.has(name))
    .map(({ name, field }) => {
      const hint = translateHint(formatHint(field)).replace('if empty', 'if omitted');
      return `  ${name}: ${placeholderOf(field)}${hint && ` # ${hint}`}`;
    });
  const all = lines.length > 0 ? [translateHint('You may add:'), ...lines] : [];
  return all.map((line) => `# ${line}\n`).join('');
}

/**
 * Fills in a file of the example.
 * @param own fields that stand in place of those of the example, or beside them
 */
export function fillExample(file: string, filling: Filling, own: object = {}) {
  const text = readFileSync(`${exampleFolder}/${file}`, 'utf8')
    .replaceAll('\r\n', '\n')
    .replace(/^# (.+)$/gm, (_, comment) => `# ${filling.translate(comment)}`);
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : { yaml: text, body: '' };
  const document = parseDocument(parts?.yaml ?? '');
  for (const [name, value] of Object.entries(own)) document.set(name, value);
  const isOfFirm = (name: string) => file === 'firm.yaml' && findFact(document.get(name, true));
  if (filling.isFurther)
    for (const { name, field } of describeFile(file))
      if (isShared(field) || isOfFirm(name)) document.delete(name);
  fillDocument(document, filling);
  const title = String(document.get('metaTitle') ?? '');
  // Search engines cut what is longer.
  if (title.replace('{name}', String(filling.values.name)).length > 60)
    document.set('metaTitle', document.get('heading'));
  const yaml =
    stringify(document, { lineWidth: 0 }) +
    (filling.isFurther ? '' : describeOptional(file, document, filling));
  if (!file.endsWith('.md')) return yaml;
  const body = (parts?.body ?? '').replaceAll(
    /^(## |- |)(.+)$/gm,
    (_, mark, line) => mark + filling.translate(line),
  );
  return `---\n${yaml}---\n${body}`;
}
