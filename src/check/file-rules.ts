import { type Problem, quote, type Report } from '../content/problem.ts';
import { getKind, kinds } from '../registry.ts';
import { isFields, type LoadedFile } from '../site/loaded-file.ts';
import { fieldProblem } from './file-problems.ts';

const isFilled = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Checks what every kind declares of its fields: which belong together, and which date is first. */
function checkDeclared({ kind, data }: LoadedFile, report: Report) {
  const values = data as Record<string, unknown>;
  for (const { fields, of } of kinds[kind].companions ?? [])
    for (const field of isFilled(values[of]) ? [] : fields)
      if (isFilled(values[field]))
        report(
          [field],
          `no page shows it without the field ${quote(of)}`,
          `Write ${quote(of)} too, or delete this field.`,
        );
  for (const { first, later, meaning } of kinds[kind].dateOrder ?? []) {
    const [before, after] = [values[first], values[later]];
    // ISO dates such as 2025-01-15 sort as text.
    if (before && after && String(after) < String(before))
      report(
        [later],
        `${quote(after)} is before ${meaning}`,
        `Write ${quote(before)} or later, or delete the field.`,
      );
  }
}

/**
 * Checks files that their schema accepts, each by itself. What a translation shares with the file of the
 * first language is reported there alone.
 */
export const checkFiles = (files: LoadedFile[]): Problem[] =>
  files.flatMap((file) => {
    const problems: Problem[] = [];
    const report: Report = (path, ...words) => {
      const isOwn = !file.original || (isFields(file.written) && String(path[0]) in file.written);
      if (isOwn) problems.push(fieldProblem(file, path, ...words));
    };
    checkDeclared(file, report);
    getKind(file.kind).check?.({ ...file, data: file.data as Record<string, unknown> }, report);
    return problems;
  });
