import { matchesGlob } from 'node:path';
import type { BasicFormField, ComponentSchema } from '@keystatic/core';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { z } from 'zod';
import editor from '../../keystatic.config.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { locate, schemaOf } from '../../src/check/locate.ts';
import { formatProblem } from '../../src/check/problem.ts';
import { readContent } from '../../src/check/read-content.ts';
import { readSource, type Source } from '../../src/check/source.ts';
import { referenceOf, text, vocabularyOf } from '../../src/content/fields.ts';
import { kinds } from '../../src/registry.ts';
import {
  nextArticleFileName,
  nextOpeningFileName,
  toFileName,
} from '../../tools/editor/file-names.ts';
import { createMarkdownField } from '../../tools/editor/markdown-field.ts';
import { createPattern } from '../../tools/editor/schema-pattern.ts';
import { definitionOf, readLimits, unwrapOptional } from '../../tools/schema-parts.ts';

type Fields = Record<string, ComponentSchema>;
type Data = Record<string, unknown>;

const content = await readContent();
/** Files that the editor opens; others, such as the menus, are edited as text. */
const sources = content.files
  .flatMap((file) => readSource(file).source ?? [])
  .filter(({ kind }) => kinds[kind].editor !== undefined);
const parts = [
  ...Object.values(editor.collections ?? {}),
  ...Object.values(editor.singletons ?? {}),
];

/** The collection or singleton that opens a file. */
function findPart(file: string) {
  const withoutEnding = file.replace(/\.(md|yaml)$/, '');
  const part = parts.find(({ path = '' }) => matchesGlob(withoutEnding, path));
  if (!part) throw new Error(`the editor does not open ${file}`);
  return part;
}

const findFields = (file: string) => findPart(file).schema as Fields;

describe('the editor has exactly the fields of the schema, with the same limits, for', () => {
  const compare = (schema: z.ZodType, field: ComponentSchema, path: string) => {
    const inner = unwrapOptional(schema);
    const { shape, element, entries } = definitionOf(inner);
    if (shape && field.kind === 'object') compareAll(shape, field.fields, path);
    if (element && field.kind === 'array') {
      expect(field.validation?.length ?? {}, path).toEqual(readLimits(inner));
      compare(element, field.element, `${path}[]`);
    }
    const values = entries ?? (element && definitionOf(element).entries);
    if (values && 'options' in field)
      expect(field.options, path).toEqual(
        Object.values(values).map((value) => ({ label: value, value })),
      );
    const isNamed = referenceOf(inner) !== undefined && referenceOf(inner)?.by === undefined;
    if ((isNamed || definitionOf(inner).type === 'number') && field.kind === 'form') {
      const leaveEmpty = () => (field.validate as (value: null) => unknown)(null);
      if (schema === inner) expect(leaveEmpty, path).toThrow();
      else expect(leaveEmpty, path).not.toThrow();
    }
    if (inner.meta()?.format === 'date') {
      expect(field, path).toMatchObject({ kind: 'form', label: expect.any(String) });
      const leaveEmpty = () => (field as BasicFormField<string | null>).validate(null);
      if (schema === inner) expect(leaveEmpty, path).toThrow();
      else expect(leaveEmpty, path).not.toThrow();
      return;
    }
    const isChosen = referenceOf(inner) || vocabularyOf(inner);
    if (definitionOf(inner).type === 'string' && field.kind === 'form' && !isChosen) {
      const accepts = (text: string) => {
        try {
          const value =
            'formKind' in field && path.endsWith('#') ? { name: text, slug: 'a' } : text;
          (field.validate as (value: unknown) => unknown)(value);
          return true;
        } catch {
          return false;
        }
      };
      const { min = 0, max = 2000 } = readLimits(inner);
      for (const text of [
        '',
        'x',
        'x'.repeat(min),
        'x'.repeat(max),
        'x'.repeat(max + 1),
        '2025-07-04',
      ])
        expect(accepts(text), `${path}: ${text}`).toBe(
          schema.safeParse(text === '' ? undefined : text).success,
        );
    }
  };
  const compareAll = (
    shape: Record<string, z.ZodType>,
    fields: Fields,
    path: string,
    slug?: string,
  ) => {
    expect(
      Object.keys(fields)
        .filter((name) => name !== 'body')
        .sort(),
    ).toEqual(Object.keys(shape).sort());
    for (const [name, schema] of Object.entries(shape))
      compare(
        schema,
        fields[name] as ComponentSchema,
        `${path}.${name}${name === slug ? '#' : ''}`,
      );
  };
  test.each(sources.map(({ file }) => file))('%s', (file) => {
    const place = locate(file);
    const id = place?.below.replace(/\.(md|yaml)$/, '') ?? '';
    const schema = place && schemaOf(place.kind, id);
    const part = findPart(file);
    compareAll(
      schema?.shape ?? {},
      findFields(file),
      file,
      'slugField' in part ? String(part.slugField) : undefined,
    );
  });
});

/**
 * Opens and saves the name of a picture, which is in a folder named after the file.
 * @param id of the file; undefined if the editor opens a single file
 */
function savePicture(field: ComponentSchema, value: unknown, id: string | undefined): unknown {
  const { parse, serialize } = field as unknown as {
    parse: (value: unknown, extra: object) => unknown;
    serialize: (value: unknown, extra: object) => { value: unknown };
  };
  const asset = new Uint8Array();
  return serialize(parse(value, { asset, slug: id }), { slug: id }).value;
}

/** Opens and saves a value as the editor does. */
function saveField(field: ComponentSchema, value: unknown, slug?: string): unknown {
  if (field.kind === 'object') return saveFields(field.fields, (value ?? {}) as Data);
  if (field.kind === 'array')
    return ((value ?? []) as unknown[]).map((item) => saveField(field.element, item));
  if (field.kind !== 'form') throw new Error(`unexpected field kind ${field.kind}`);
  const { parse, serialize } = field as unknown as {
    parse: (value: unknown, extra?: object) => unknown;
    serialize: (value: unknown) => { value: unknown };
  };
  if (slug === undefined) return serialize(parse(value)).value;
  const { serializeWithSlug } = field as unknown as {
    serializeWithSlug: (value: unknown) => { value: unknown };
  };
  return serializeWithSlug(parse(value, { slug })).value;
}

const isPicture = (field: ComponentSchema) =>
  field.kind === 'form' && 'formKind' in field && field.formKind === 'asset';

const saveFields = (fields: Fields, data: Data, slugField?: string, slug?: string): Data =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== 'body')
      .map(([name, field]) => [
        name,
        isPicture(field)
          ? savePicture(field, data[name], slugField && slug)
          : saveField(field, data[name], name === slugField ? slug : undefined),
      ])
      .filter(([, value]) => value !== undefined),
  );

function save({ file, id, data, body }: Source) {
  const part = findPart(file);
  const fields = findFields(file);
  const slugField = 'slugField' in part ? String(part.slugField) : undefined;
  const yaml = stringify(saveFields(fields, data as Data, slugField, id));
  if (!fields.body) return { path: file, text: yaml };
  const { parse, serialize } = fields.body as unknown as {
    parse: (value: undefined, extra: object) => unknown;
    serialize: (value: unknown, extra: object) => { content: Uint8Array };
  };
  const none = { other: new Map(), external: new Map(), slug: id };
  const state = parse(undefined, { content: new TextEncoder().encode(body), ...none });
  const saved = new TextDecoder().decode(serialize(state, { slug: id }).content);
  return { path: file, text: `---\n${yaml}---\n${saved}` };
}

/** Removes differences that do not affect the page: white space in tables and at both ends. */
const normalizeMarkdown = (markdown: string) =>
  markdown
    .trim()
    .split('\n')
    .map((line) =>
      line.startsWith('|') ? line.replace(/-{3,}/g, '---').replace(/\s*\|\s*/g, '|') : line,
    )
    .join('\n');

test('opening and saving a file does not change its content', () => {
  const files = sources.map(save);
  for (const [index, source] of sources.entries()) {
    const saved = readSource(files[index] as (typeof files)[number]).source;
    const { draft, sample, areas, ...fields } = source.data as Data;
    const optional = {
      ...(draft ? { draft } : {}),
      ...(sample ? { sample } : {}),
      ...(areas ? { areas } : {}),
    };
    expect(saved?.data, source.file).toMatchObject({ ...fields, ...optional });
    expect(normalizeMarkdown(saved?.body ?? ''), source.file).toBe(normalizeMarkdown(source.body));
  }
  const rest = content.files.filter(({ path }) => !sources.some(({ file }) => file === path));
  expect(checkContent({ ...content, files: [...files, ...rest] }).map(formatProblem)).toEqual([]);
});

/** Kinds whose optional fields depend on no other field or file. */
const independent = ['services', 'regions', 'sectors', 'team', 'caseStudies', 'openings'] as const;

test.each(independent)('%s without their optional fields are valid after saving', (kind) => {
  const files = sources
    .filter((source) => source.kind === kind)
    .map((source) => {
      const required = Object.entries(schemaOf(kind, source.id)?.shape ?? {})
        .filter(([, schema]) => unwrapOptional(schema) === schema)
        .map(([name]) => [name, (source.data as Data)[name]]);
      return save({ ...source, data: Object.fromEntries(required) });
    });
  expect(files).not.toEqual([]);
  const paths = files.map(({ path }) => path);
  const others = content.files.filter(({ path }) => !paths.includes(path));
  const problems = checkContent({ ...content, files: [...others, ...files] });
  expect(problems.map(formatProblem)).toEqual([]);
});

test('the editor explains why a text is invalid', () => {
  const pattern = createPattern(text('a text', 3, 5));
  const explain = (value: string) => (pattern.regex.test(value) ? 'valid' : pattern.message);
  expect(explain('four')).toBe('valid');
  expect(explain('')).toBe('This field is required.');
  expect(explain('ab')).toBe('2 characters; write at least 3.');
  expect(explain('abcdef')).toBe('6 characters; write at most 5.');
});

test('braces and angle brackets in a text survive opening and saving', () => {
  const { parse, serialize } = createMarkdownField('Text', '');
  const markdown = 'Write to {email} if a < b.\n\n- one\n- two\n';
  const context = { other: new Map(), external: new Map(), slug: 'a' };
  const state = parse(undefined, { content: new TextEncoder().encode(markdown), ...context });
  expect(new TextDecoder().decode(serialize(state, { slug: 'a' }).content)).toBe(markdown);
});

test('a file name spells letters with marks as their language does', () => {
  expect(toFileName('Prüfung und Maßnahmen', 'de')).toBe('pruefung-und-massnahmen');
  expect(toFileName('Ärzte'.normalize('NFD'), 'de')).toBe('aerzte');
  expect(toFileName('Café Müller', 'fr')).toBe('cafe-muller');
});

test('a new article and a new opening take the next number', () => {
  const articles = ['/content/articles/00-a.md', '/content/articles/09-b-12-c.md'];
  expect(nextArticleFileName('What’s new: HR & law?', 'en', articles)).toBe('10-what-s-new-hr-law');
  expect(nextArticleFileName('First', 'en', [])).toBe('00-first');
  expect(nextArticleFileName('Next', 'en', ['/content/articles/99-a.md'])).toBe('100-next');
  expect(
    nextOpeningFileName(['/content/openings/job-004.md', '/content/openings/job-002.md']),
  ).toBe('job-005');
  expect(nextOpeningFileName([])).toBe('job-001');
});
