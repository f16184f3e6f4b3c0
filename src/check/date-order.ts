import { kinds } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem } from './entries.ts';
import { type Problem, quote } from './problem.ts';

/** Finds days and months that are before an earlier event in the same file. */
export const checkDates = (entries: Source[]): Problem[] =>
  entries.flatMap((entry) => {
    const data = entry.data as Record<string, unknown>;
    return (kinds[entry.kind].dateOrder ?? []).flatMap(({ first, later, meaning }) => {
      const [before, after] = [data[first], data[later]];
      // ISO dates such as 2025-01-15 sort as text.
      if (!before || !after || String(after) >= String(before)) return [];
      const message = `${quote(after)} is before ${meaning}`;
      return fieldProblem(
        entry,
        [later],
        message,
        `Write ${before} or later, or delete the field.`,
      );
    });
  });
