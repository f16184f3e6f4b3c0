import { type Collection, type ComponentSchema, config, type Singleton } from '@keystatic/core';
import type { z } from 'zod';
import { articleSchema } from './src/content/kinds/article.ts';
import { caseStudySchema } from './src/content/kinds/case-study.ts';
import { firmSchema } from './src/content/kinds/firm.ts';
import { legalSchema } from './src/content/kinds/legal.ts';
import { teamSchema } from './src/content/kinds/member.ts';
import { openingSchema } from './src/content/kinds/opening.ts';
import { pageSchemas } from './src/content/kinds/page.ts';
import { regionSchema } from './src/content/kinds/region.ts';
import { sectorSchema } from './src/content/kinds/sector.ts';
import { serviceSchema } from './src/content/kinds/service.ts';
import { legalIds, regionIds } from './src/content/vocabulary.ts';
import { createFields, toLabel } from './tools/editor/fields.ts';
import { nextArticleFileName, nextOpeningFileName } from './tools/editor/file-names.ts';
import { createMarkdownField } from './tools/editor/markdown-field.ts';
import { createSlugField } from './tools/editor/slug-field.ts';

const articles = Object.keys(import.meta.glob('/content/articles/*.md'));
const openings = Object.keys(import.meta.glob('/content/openings/*.md'));

const body = () =>
  createMarkdownField('Text', 'Facts of the firm are written {email}, {phone}, {name}, {address}.');

interface Kind {
  label: string;
  path: string;
  schema: z.ZodObject;
  title?: string;
  generate?: (title: string) => string;
  columns?: string[];
}

type Fields = Record<string, ComponentSchema>;

/** A folder of YAML files. */
function createFolder({ label, path, schema, title = 'title', generate, columns = [] }: Kind) {
  const field = schema.shape[title] as z.ZodType;
  return {
    label,
    path,
    slugField: title,
    columns,
    schema: { ...createFields(schema.shape), [title]: createSlugField(field, title, generate) },
    format: { data: 'yaml' },
  } as Collection<Fields, string>;
}

/** A folder of Markdown files. */
function createTextFolder(kind: Kind): Collection<Fields, string> {
  const { schema, ...folder } = createFolder(kind);
  return {
    ...folder,
    schema: { ...schema, body: body() },
    format: { data: 'yaml', contentField: 'body' },
  };
}

/** One file, which can be neither added nor deleted. */
const createSingleton = (label: string, path: string, schema: z.ZodObject): Singleton<Fields> => ({
  label,
  path,
  schema: createFields(schema.shape),
  format: { data: 'yaml' },
});

const createLegalSingleton = (id: string): Singleton<Fields> => ({
  ...createSingleton(toLabel(id), `content/legal/${id}`, legalSchema),
  schema: { ...createFields(legalSchema.shape), body: body() },
  format: { data: 'yaml', contentField: 'body' },
});

const fromIds = <Id extends string, Prefix extends string>(
  ids: readonly Id[],
  prefix: Prefix,
  make: (id: Id) => Singleton<Fields>,
) =>
  Object.fromEntries(ids.map((id) => [`${prefix}-${id}`, make(id)])) as Record<
    `${Prefix}-${Id}`,
    Singleton<Fields>
  >;

const pageIds = Object.keys(pageSchemas) as (keyof typeof pageSchemas)[];
const pageLabel = (id: string) => `Page: ${id.replaceAll('-', ' ')}`;

export default config({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Content' },
    navigation: {
      Writing: ['articles', 'caseStudies', 'openings', 'team'],
      Offer: ['services', 'sectors', ...regionIds.map((id) => `region-${id}` as const)],
      Firm: ['firm', ...legalIds.map((id) => `legal-${id}` as const)],
      Pages: pageIds.map((id) => `page-${id}` as const),
    },
  },
  collections: {
    articles: createTextFolder({
      label: 'Articles',
      path: 'content/articles/*',
      schema: articleSchema,
      generate: (title) => nextArticleFileName(title, articles),
      columns: ['date', 'category'],
    }),
    caseStudies: createFolder({
      label: 'Case studies',
      path: 'content/case-studies/*',
      schema: caseStudySchema,
      columns: ['industry'],
    }),
    openings: createTextFolder({
      label: 'Openings',
      path: 'content/openings/*',
      schema: openingSchema,
      generate: () => nextOpeningFileName(openings),
      columns: ['department', 'closes'],
    }),
    team: createFolder({
      label: 'Team',
      path: 'content/team/*',
      schema: teamSchema,
      title: 'name',
    }),
    services: createTextFolder({
      label: 'Services',
      path: 'content/services/**',
      schema: serviceSchema,
    }),
    sectors: createFolder({ label: 'Sectors', path: 'content/sectors/*', schema: sectorSchema }),
  },
  singletons: {
    firm: createSingleton('The firm', 'content/firm', firmSchema),
    ...fromIds(regionIds, 'region', (id) =>
      createSingleton(`Region: ${id}`, `content/regions/${id}`, regionSchema),
    ),
    ...fromIds(legalIds, 'legal', createLegalSingleton),
    ...fromIds(pageIds, 'page', (id) =>
      createSingleton(pageLabel(id), `content/pages/${id}`, pageSchemas[id]),
    ),
  },
});
