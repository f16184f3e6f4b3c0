import { blankCode } from '../content/markdown-text.ts';
import type { Advice, Problem } from '../content/problem.ts';
import { kinds } from '../registry.ts';
import type { FieldPath, Source } from '../site/source.ts';

/** @returns for example `testimonial.quote` or `sources, item 2, url`; items count from 1 */
export const formatFieldPath = (path: FieldPath) =>
  path.reduce<string>((text, step, index) => {
    const name = typeof step === 'number' ? `item ${step + 1}` : String(step);
    if (index === 0) return name;
    const isItem = typeof step === 'number' || typeof path[index - 1] === 'number';
    return `${text}${isItem ? ', ' : '.'}${name}`;
  }, '');

/** A problem at a field of an entry. */
export const fieldProblem = (
  { file, toLine }: Pick<Source, 'file' | 'toLine'>,
  path: FieldPath,
  message: string,
  fix: string,
): Problem => ({ file, line: toLine(path), field: formatFieldPath(path), message, fix });

/** The advice on a place of a file, if there is any, as a problem. */
export const problemIn = (
  place: Pick<Problem, 'file' | 'line'>,
  advice: Advice | undefined,
): Problem[] => (advice ? [{ ...place, ...advice }] : []);

/** The advice on a field, if there is any, as a problem. */
export const problemAt = (
  source: Parameters<typeof fieldProblem>[0],
  path: FieldPath,
  advice: Advice | undefined,
): Problem[] => (advice ? [fieldProblem(source, path, advice.message, advice.fix)] : []);

/** @returns all texts in the fields of a file, with their paths */
export function listTexts(
  value: unknown,
  path: FieldPath = [],
): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  return Object.entries(Object(value)).flatMap(([key, item]) =>
    listTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Lists the texts of a file, fields and lines of the Markdown body, each of which can be reported at its
 * place.
 * @param part which they contain; most files do not, so that they need not be split into lines
 */
export function listPassages(source: Source, part = '') {
  const { file, kind, data, body, bodyLine } = source;
  const fields = listTexts(data).map(({ text, path }) => ({
    text,
    report: (message: string, fix: string) => fieldProblem(source, path, message, fix),
  }));
  const hasBody = kinds[kind].ending === 'md' && body.includes(part);
  const lines = hasBody ? blankCode(body).split('\n') : [];
  const passages = lines.map((text, index) => ({
    text,
    report: (message: string, fix: string) => ({ file, line: bodyLine + index, message, fix }),
  }));
  return [...fields, ...passages].filter(({ text }) => text.includes(part));
}
