import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildFacts, fillFactsDeep } from '../../src/content/firm-facts.ts';
import { findCitations } from '../../src/content/law-citations.ts';
import { type KindName, kindNames, kinds } from '../../src/registry.ts';
import { isShared } from '../../src/site/translation.ts';
import { locate, schemaOf } from '../../tools/check/locate.ts';
import { readContentFiles } from '../../tools/content-files.ts';
import { distFolder } from '../../tools/dist-folder.ts';
import { definitionOf, unwrapOptional } from '../../tools/schema-parts.ts';
import { readFirm, readMainOffice } from '../support/read-firm.ts';
import { readFirstLanguage } from '../support/translated-files.ts';

/**
 * Every field of the content is used. A text is published as written; a field that selects
 * something, such as a date, a number or the file of another entry, is read by the program.
 */

interface Leaf {
  /** For example `articles.sources.label`. */
  field: string;
  /** The last part of the field, by which the program reads it. */
  name: string;
  isText: boolean;
  values: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @returns every leaf field of a schema, with its values in a file */
function listLeaves(schema: z.ZodType, value: unknown, steps: string[]): Leaf[] {
  const own = unwrapOptional(schema);
  const { type, shape, element } = definitionOf(own);
  if (shape)
    return Object.entries(shape).flatMap(([name, part]) =>
      listLeaves(part, isRecord(value) ? value[name] : undefined, [...steps, name]),
    );
  if (element) {
    const items = Array.isArray(value) && value.length > 0 ? value : [undefined];
    return items.flatMap((item) => listLeaves(element, item, steps));
  }
  return [
    {
      field: steps.join('.'),
      name: steps.at(-1) ?? '',
      isText: type === 'string' && !isShared(own),
      values: typeof value === 'string' ? [value] : [],
    },
  ];
}

const firm = readFirm();
const facts = buildFacts(firm, readMainOffice(), readFirstLanguage().tag);

function listKindLeaves(kind: KindName) {
  const files = readContentFiles().filter(({ file }) => {
    const place = locate(file);
    return place?.kind === kind && place.code === '';
  });
  // A kind with a schema for each file, such as pages, has no fields without a file.
  const isOfFiles = kinds[kind].schemaOf !== undefined;
  const leaves = files.flatMap(({ data, id: path }) => {
    const id = path.slice(path.lastIndexOf('/') + 1);
    const schema = schemaOf(kind, id);
    const name = isOfFiles ? `${kind}/${id}` : kind;
    return schema ? listLeaves(schema, fillFactsDeep(data, facts), [name]) : [];
  });
  const declared = isOfFiles ? [] : listLeaves(kinds[kind].schema, undefined, [kind]);
  return Map.groupBy([...leaves, ...declared], ({ field }) => field);
}

/** Only letters and digits: typography changes spaces and quotes, and characters may be escaped. */
const fold = (text: string) => text.replaceAll(/&#?\w+;|[^\p{L}\p{N}]/gu, '').toLowerCase();

const published = readdirSync(distFolder(), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(html|xml|json|txt|vcf|ics|csv|webmanifest)$|_headers$/.test(file))
  .map((file) => readFileSync(join(distFolder(), file), 'utf8'))
  .map((text) => fold(text) + fold(text.replaceAll(/<[^>]*>/g, '')))
  .join('\n');

const withoutCitations = (text: string) =>
  findCitations(text).reduce((rest, { source, words }) => rest.replace(source, words), text);

const isPublished = (text: string) => published.includes(fold(withoutCitations(text)));

const program = ['src', 'tools/build', 'tools/hosts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(tsx?|astro|css)$/.test(file) && !file.endsWith('.test.ts'))
  // Not where it is declared and described, nor in comments.
  .map((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/^\s+\w+: |\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
      .replaceAll(/'[^'\n]*'/g, (literal) =>
        /^src\/(content|features\/[^/]+\/model)\//.test(file) && literal.includes(' ')
          ? ''
          : literal,
      ),
  )
  .join('\n');

/** Styles use kebab-case names of colours, such as `accent-strong`. */
const isRead = (name: string) => {
  const inStyles = name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return new RegExp(`\\b(${name}|${inStyles})\\b`).test(program);
};

/** Texts that visitors do not see, with their purpose. */
const unpublished: Record<string, string> = {
  'brand.typeface.name': 'names the typeface in styles',
  'brand.typeface.package': 'the build takes the font from it',
  'brand.typeface.file': 'the build takes the font from it',
  'legal.reviewedBy': 'required by the launch check',
  'law.checkedBy': 'for the next person who checks the entry',
  'law.secondReader': 'for the next person who checks the entry',
  'law.evidence': 'for the next person who checks the entry',
};

describe.each(kindNames.filter((kind) => kind !== 'words'))('%s', (kind) => {
  const leaves = [...listKindLeaves(kind).values()].map((same) => ({
    ...(same[0] as Leaf),
    values: same.flatMap(({ values }) => values),
  }));

  // A firm's content may have texts that are not shown yet, such as a section of the home page.
  test.skipIf(!firm.sample)('every text is published', () => {
    const dead = leaves
      .filter(({ field }) => !(field in unpublished))
      .filter(({ isText, values }) => isText && values.length > 0 && !values.some(isPublished));
    expect(dead.map(({ field, values }) => `${field}: ${values[0]}`)).toEqual([]);
  });

  test('every other field is read by the program', () => {
    const dead = leaves.filter(
      ({ field, isText, values, name }) =>
        !(field in unpublished) && !(isText && values.length > 0) && !isRead(name),
    );
    expect(dead.map(({ field }) => field)).toEqual([]);
  });
});
