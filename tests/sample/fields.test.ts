import { existsSync, readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { kindNames, kinds, pages } from '../../src/registry.ts';
import { readSources } from '../../src/site/read-content.ts';
import { locate } from '../../src/site/source.ts';

/** Fields that no firm here uses, because they keep an entry off the site. */
// Typefaces share their fields, but only that of the interface has several weights.
const unused = [
  'brand.typefaces.headings.cut.to',
  'brand.typefaces.prose.cut.to',
  'articles.draft',
  'openings.draft',
  'openings.closes',
  'legal.reviewedBy',
];

const own = process.env.SITE_CONTENT;

afterAll(() => {
  if (own === undefined) delete process.env.SITE_CONTENT;
  else process.env.SITE_CONTENT = own;
});

/** @returns every field that a schema declares, such as `articles.sources.label` */
function listDeclared(schema: z.core.JSONSchema._JSONSchema, field: string): string[] {
  if (typeof schema === 'boolean') return [field];
  if (schema.items) return listDeclared(schema.items as z.core.JSONSchema.JSONSchema, field);
  return schema.properties
    ? Object.entries(schema.properties).flatMap(([name, part]) =>
        listDeclared(part, `${field}.${name}`),
      )
    : [field];
}

const readSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** @returns every field that has a value */
function listUsed(value: unknown, field: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listUsed(item, field));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => listUsed(part, `${field}.${name}`))
    : [field];
}

/** @returns every field that has a value in the content of a firm */
function listUsedIn(folder: string) {
  process.env.SITE_CONTENT = folder;
  return readSources().flatMap(({ file, data }) => {
    const place = locate(file);
    const name = place?.kind === 'pages' ? `pages.${data.page}` : place?.kind;
    return name === undefined ? [] : listUsed(data, name);
  });
}

// The fields test of the built pages finds a value on its page. A field without a value would pass.
test('every field has a value in the sample or in an example', () => {
  const examples = readdirSync('examples').map((name) => `examples/${name}`);
  const firms = ['content', ...examples.filter((folder) => existsSync(`${folder}/firm.yaml`))];
  const used = new Set(firms.flatMap(listUsedIn));
  const declared = kindNames
    // Only the editor reads where the repository is.
    .filter((kind) => !['words', 'pages', 'repository'].includes(kind))
    .flatMap((kind) => listDeclared(readSchema(kinds[kind].schema), kind))
    .concat(
      Object.entries(pages).flatMap(([id, { schema }]) =>
        listDeclared(readSchema(schema), `pages.${id}`),
      ),
    );
  expect(declared.filter((field) => !used.has(field) && !unused.includes(field))).toEqual([]);
});
