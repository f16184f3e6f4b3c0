import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';

/** Parts of a name, which address books keep apart. */
const parts = ['title', 'surname', 'suffix'] as const;

/**
 * Finds parts of a person's name that the name does not contain, so that no page shows them. Another
 * language may write the name in another script.
 */
export const checkMembers = (entries: Source[]): Problem[] =>
  pick(entries, 'team').flatMap((member) =>
    (member.code === '' ? parts : []).flatMap((field) => {
      const { name, [field]: part } = member.data;
      if (part === undefined || name.includes(part)) return [];
      return [
        fieldProblem(
          member,
          [field],
          `${quote(part)} is not a part of the name ${quote(name)}`,
          'Write the whole name in "name", as the site shows it, and here the part of it in the same letters.',
        ),
      ];
    }),
  );
