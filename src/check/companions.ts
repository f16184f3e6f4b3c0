import { kinds } from '../registry.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem } from './entries.ts';
import type { Problem } from './problem.ts';

const isFilled = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Finds fields that no page shows, because they belong to a field that the file does not have. */
export const checkCompanions = (entries: Source[]): Problem[] =>
  entries.flatMap((entry) => {
    const data = entry.data as Record<string, unknown>;
    return (kinds[entry.kind].companions ?? [])
      .filter(({ of }) => !isFilled(data[of]))
      .flatMap(({ fields, of }) =>
        fields
          .filter((field) => isFilled(data[field]))
          .map((field) =>
            fieldProblem(
              entry,
              [field],
              `no page shows it without the field ${of}`,
              `Write ${of} too, or delete this field.`,
            ),
          ),
      );
  });
