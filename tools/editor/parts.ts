import type { Collection, ComponentSchema, Singleton } from '@keystatic/core';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentFile, schemaOf } from '../../src/check/locate.ts';
import { type KindName, kindNames, kinds } from '../../src/registry.ts';
import { createFields, formatLabel } from './fields.ts';
import { nextArticleFileName, nextOpeningFileName, toFileName } from './file-names.ts';
import { createMarkdownField } from './markdown-field.ts';
import { createSlugField } from './slug-field.ts';

/** The editor's sections: a collection for each content kind, a singleton for each fixed file. */

type Fields = Record<string, ComponentSchema>;

const files = Object.keys(import.meta.glob('/content/**/*.md'));

const [firm = ''] = Object.values(
  import.meta.glob<string>('/content/firm.yaml', { eager: true, query: '?raw', import: 'default' }),
);
/** Of the texts that are edited. */
const { language } = new Intl.Locale(parse(firm).languages[0]);

const edited = kindNames.filter((name) => kinds[name].editor);

/** Kinds whose file names are not just built from the title. */
const fileNames: Partial<Record<KindName, (title: string, files: string[]) => string>> = {
  articles: (title, articles) => nextArticleFileName(title, language, articles),
  openings: (_, openings) => nextOpeningFileName(openings),
};

const body = () =>
  createMarkdownField(
    'Text',
    'Placeholders for facts of the firm: {email}, {phone}, {name}, {address}.',
  );

const withBody = (name: KindName, fields: Fields): Fields =>
  kinds[name].ending === 'md' ? { ...fields, body: body() } : fields;

const format = (name: KindName) =>
  kinds[name].ending === 'md'
    ? ({ data: 'yaml', contentField: 'body' } as const)
    : ({ data: 'yaml' } as const);

function createCollection(name: KindName) {
  const { label, folder, schema, editor } = kinds[name];
  const { title = 'title', columns = [] } = editor ?? {};
  const shape: Record<string, z.ZodType> = schema.shape;
  const nextFileName = fileNames[name];
  const existing = files.filter((file) => file.startsWith(`/content/${folder}/`));
  const slug = createSlugField(
    shape[title] as z.ZodType,
    title,
    (text) => nextFileName?.(text, existing) ?? toFileName(text, language),
  );
  return {
    label,
    path: `content/${folder}/${kinds[name].fileName.nested ? '**' : '*'}`,
    slugField: title,
    columns: [...columns],
    schema: withBody(name, { ...createFields(shape, folder), [title]: slug }),
    format: format(name),
  } as Collection<Fields, string>;
}

const createSingleton = (name: KindName, id: string): Singleton<Fields> => ({
  label: id === name ? kinds[name].label : `${formatLabel(kinds[name].singular)}: ${id}`,
  path: contentFile(name, id).replace(/\.\w+$/, ''),
  schema: withBody(name, createFields(schemaOf(name, id)?.shape ?? {}, kinds[name].folder)),
  format: format(name),
});

const singletonKey = (name: KindName, id: string) => (id === name ? id : `${name}-${id}`);

export const collections = Object.fromEntries(
  edited.filter((name) => !kinds[name].onlyIds).map((name) => [name, createCollection(name)]),
);

export const singletons = Object.fromEntries(
  edited.flatMap((name) =>
    (kinds[name].onlyIds ?? []).map((id) => [singletonKey(name, id), createSingleton(name, id)]),
  ),
);

const listKeys = (name: KindName) =>
  kinds[name].onlyIds?.map((id) => singletonKey(name, id)) ?? [name];

export const navigation = Object.fromEntries(
  [...Map.groupBy(edited, (name) => kinds[name].editor?.group ?? '')].map(([group, names]) => [
    group,
    names.flatMap(listKeys),
  ]),
);
