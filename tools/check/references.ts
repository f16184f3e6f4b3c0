import type { z } from 'zod';
import { referenceOf } from '../../src/content/fields.ts';
import { type KindName, kinds } from '../../src/content/registry.ts';
import { type Industry, industries } from '../../src/content/vocabulary.ts';
import { fieldProblem, pick } from './entries.ts';
import { schemaOf } from './locate.ts';
import { suggest } from './nearest.ts';
import { type Problem, quote } from './problem.ts';
import type { FieldPath, Source } from './source.ts';

/** The parts of a Zod schema that lead to its fields. */
interface Parts {
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

/** A field that names another file. */
interface Named {
  id: string;
  path: FieldPath;
  kind: KindName;
  topLevel: boolean;
  /** Ids that earlier items of the same list name. */
  earlier: string[];
}

/** @returns every field of the data that names another file, by its schema */
function findNamed(schema: z.ZodType, data: unknown, path: FieldPath = []): Named[] {
  const found = referenceOf(schema);
  if (found && typeof data === 'string') {
    const { kind, topLevel = false } = found;
    return [{ id: data, path, kind: kind as KindName, topLevel, earlier: [] }];
  }
  const { innerType, element, shape } = schema.def as unknown as Parts;
  if (innerType) return data === undefined ? [] : findNamed(innerType, data, path);
  if (element && Array.isArray(data)) {
    const named = data.flatMap((item, index) => findNamed(element, item, [...path, index]));
    return named.map((item, index) => ({
      ...item,
      earlier: named.slice(0, index).map(({ id }) => id),
    }));
  }
  if (!shape || data === null || typeof data !== 'object') return [];
  return Object.entries(shape).flatMap(([name, part]) =>
    findNamed(part, (data as Record<string, unknown>)[name], [...path, name]),
  );
}

/** Fields that name another file, which must be there. */
function checkNamed(entry: Source, sources: Source[]): Problem[] {
  const schema = schemaOf(entry.kind, entry.id);
  if (!schema) return [];
  return findNamed(schema, entry.data).flatMap(({ id, path, kind, topLevel, earlier }) => {
    const known = sources
      .filter((source) => source.kind === kind && !(topLevel && source.id.includes('/')))
      .map((source) => source.id);
    if (!known.includes(id))
      return [
        fieldProblem(
          entry,
          path,
          `there is no ${kinds[kind].singular} ${quote(id)}`,
          `${suggest(id, known)}Write the file name without its ending: ${known.join(', ')}.`,
        ),
      ];
    return earlier.includes(id)
      ? [fieldProblem(entry, path, `${quote(id)} is named twice`, 'Delete one of the two.')]
      : [];
  });
}

function checkIndustries(entries: Source[]): Problem[] {
  const known = pick(entries, 'sectors').map(({ data }) => data.title);
  const missing = (industry: Industry) => !known.includes(industry);
  const fix = (industry: Industry) =>
    `Add a file for ${industry} in content/sectors, or choose another: ${industries.filter((other) => !missing(other)).join(', ')}.`;
  return [
    ...pick(entries, 'caseStudies')
      .filter(({ data }) => missing(data.industry))
      .map((entry) =>
        fieldProblem(
          entry,
          ['industry'],
          `no sector is called ${quote(entry.data.industry)}`,
          fix(entry.data.industry),
        ),
      ),
    ...pick(entries, 'regions').flatMap((entry) =>
      entry.data.sectors.flatMap((industry, index) =>
        missing(industry)
          ? [
              fieldProblem(
                entry,
                ['sectors', index],
                `no sector is called ${quote(industry)}`,
                fix(industry),
              ),
            ]
          : [],
      ),
    ),
  ];
}

/**
 * What one file says of another.
 * @param sources all files that could be read, also those with problems of their own
 */
export const checkReferences = (entries: Source[], sources: Source[]): Problem[] => [
  ...entries.flatMap((entry) => checkNamed(entry, sources)),
  ...checkIndustries(entries),
];
