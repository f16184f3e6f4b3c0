import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { describeSchema, type Field, isShared, listFields } from '../../src/content/schema.ts';
import { getKind, kindNames } from '../../src/registry.ts';
import { parseFile, schemaOf } from '../../src/site/source.ts';
import { readOptions } from '../../tools/command.ts';
import { createFirm } from '../../tools/new-firm/create-firm.ts';
import { factsSchema } from '../../tools/new-firm/facts.ts';

/**
 * Writes the content of a firm at the edge of what the program can show: `small` has one entry of each
 * kind, `large` many, in three languages, with as many and as long texts as the schemas allow.
 */

interface Edge {
  words: Record<string, string>;
  facts: object;
  added: Record<string, string>;
  counts: Record<string, number>;
  firsts: Record<string, string>;
}

const { words, facts, added, counts, firsts }: Edge = parse(
  readFileSync(new URL('firm.yaml', import.meta.url), 'utf8'),
);

/** Optional fields that have to agree with other parts of their file. */
const bound = new Set([
  ...['checklist', 'title', 'surname', 'suffix'],
  ...kindNames.flatMap((kind) => getKind(kind).companions?.flatMap(({ fields }) => fields) ?? []),
]);

/** Texts that other files name, by language and text: terms of the vocabulary, titles of sectors. */
const renamed = new Map<string, string>();
let written = 0;

/** @returns a text in long words, other than all before */
function write(code: string, { minLength = 0, maxLength = 0 }: Field, old: unknown) {
  const own = (words[code] ?? '').split(/\s+/);
  written += 1;
  // Schemas leave most texts without a limit.
  const length =
    (maxLength < 2000 ? maxLength : Math.max(60, 10 * minLength)) - ` ${written}`.length;
  let text = '';
  for (let index = written; text.length < length; index++) text += ` ${own[index % own.length]}`;
  const whole = text
    .slice(0, length + 1)
    .replace(/(?<=.{12}) \S*$/, '')
    .trim();
  const filled = `${whole.padEnd(minLength - ` ${written}`.length, '.')} ${written}`;
  const key = `${code} ${old}`;
  renamed.set(key, renamed.get(key) ?? filled);
  return filled;
}

const isLong = (field: Field) =>
  field.type === 'string' &&
  field.maxLength !== undefined &&
  !isShared(field) &&
  !field.reference &&
  !field.vocabulary;

/** @returns the value of a field at its largest, in a language */
function enlarge(field: Field, value: unknown, code: string): unknown {
  const { items, properties } = field;
  if (properties) {
    const own = Object(value);
    const parts = listFields(field)
      .filter(
        ({ name, field: part }) => name in own || (isLong(part.items ?? part) && !bound.has(name)),
      )
      .map(({ name, field: part }) => [name, enlarge(part, own[name], code)]);
    return Object.fromEntries(parts);
  }
  if (items) {
    const list: unknown[] = Array.isArray(value) ? value : [];
    const isText = [items, ...Object.values(items.properties ?? {})].some(isLong);
    const isWhole = Object.values(items.properties ?? {}).every(
      (part) => isLong(part) || part.enum,
    );
    const count = isText && isWhole ? Math.min(field.maxItems ?? 6, 6) : 0;
    return Array.from({ length: Math.max(count, list.length) }, (_, index) =>
      enlarge(items, list[index % Math.max(1, list.length)], code),
    );
  }
  return isLong(field) ? write(code, field, value) : value;
}

/** @returns the value with references to entries and terms that the firm has */
function connect(field: Field, value: unknown, code: string): unknown {
  const { items, properties, reference, vocabulary } = field;
  if (properties && value)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        connect(properties[name] ?? {}, part, code),
      ]),
    );
  if (items && Array.isArray(value))
    return [...new Set(value.map((part) => connect(items, part, code)))];
  if (vocabulary || reference?.by) return renamed.get(`${code} ${value}`) ?? value;
  return reference ? (firsts[reference.kind] ?? value) : value;
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(md|yaml)$/.test(file),
  );

function save(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Changes the fields of every file of a firm in one language. */
function rewrite(folder: string, change: (field: Field, data: unknown, kind: string) => unknown) {
  process.env.SITE_CONTENT = folder;
  for (const file of listFiles(folder)) {
    const path = join(folder, file);
    const { source } = parseFile({ path, text: readFileSync(path, 'utf8') });
    const schema = source && schemaOf(source.kind, source.id);
    if (!source || !schema) throw new Error(`${path} cannot be read`);
    const yaml = stringify(change(describeSchema(schema), source.data, source.kind));
    save(path, file.endsWith('.md') ? `---\n${yaml}---\n${source.body}` : yaml);
  }
}

const { positionals } = readOptions({ allowPositionals: true });
const [size = '', folder = ''] = positionals;
const isLarge = size === 'large';
rmSync(folder, { recursive: true, force: true });

/** Copies an entry under other names. */
function multiply(own: string, kind: string, count: number) {
  const [name = ''] = readdirSync(join(own, kind)).filter((file) => file.includes('.'));
  const text = readFileSync(join(own, kind, name), 'utf8');
  const [digits = ''] = /\d+/.exec(name) ?? [];
  for (let index = 1; index < count; index++) {
    const next = `${Number(digits) + index}`.padStart(digits.length, '0');
    const copy = digits ? name.replace(digits, next) : name.replace('.', `-${index + 1}.`);
    save(join(own, kind, copy), text.replace(/^order: .*/m, `order: ${index + 1}`));
  }
}

const codes = isLarge ? ['de', 'en', 'hi'] : ['en-US'];
for (const [index, code] of codes.entries()) {
  const own = index > 0 ? join(folder, code) : folder;
  createFirm(own, factsSchema.parse({ ...facts, languages: [code] }));
  // Another language has other names for these, and the brand of the first.
  if (index > 0)
    for (const name of ['legal', 'brand']) rmSync(join(own, name), { recursive: true });
  for (const [to, from] of Object.entries(added)) {
    if (index > 0 && !to.includes('law')) continue;
    mkdirSync(dirname(join(own, to)), { recursive: true });
    cpSync(from, join(own, to));
  }
  if (isLarge) {
    save(join(own, 'services/audit/part.md'), readFileSync(join(own, 'services/audit.md'), 'utf8'));
    for (const [kind, count] of Object.entries(counts)) multiply(own, kind, count);
    rewrite(own, (field, data, kind) => ({
      ...Object(enlarge(field, data, code)),
      // Nobody writes as much where all is seen at once.
      ...(kind === 'firm' && { name: Object(data).name }),
      ...(kind === 'menus' && { header: Object(data).header }),
      // The day of the test would change its pictures.
      ...(kind === 'articles' && { date: '2026-01-01' }),
    }));
  }
  // Nothing else leads to the page of its own.
  const link = { own: 'honorar', label: 'Honorar' };
  rewrite(own, (field, data, kind) => ({
    ...Object(connect(field, data, code)),
    ...(kind === 'firm' && { languages: codes }),
    ...(kind === 'menus' && index === 0 && { header: [...Object(data).header, link] }),
  }));
}
