import { hasEnded } from '../content/law/law.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import type { Problem } from './problem.ts';

/** The entries, without their translations, which have only texts. */
const pickRegister = (sources: Source[]) => pick(sources, 'law').filter(({ code }) => code === '');

/** A year at the end of a title, such as `Factories Act 1948`. */
const yearAtEnd = /\b(?:1[89]|20)\d\d$/;

/** Finds laws of unknown age, which drawings show with dots, if they were replaced or name a year. */
export const findUndatedLaw = (sources: Source[]): Problem[] =>
  pickRegister(sources).flatMap((entry) => {
    const { data } = entry;
    const [year] = yearAtEnd.exec(data.title) ?? [];
    const isReplaced = hasEnded(data) && data.successor !== undefined;
    return data.enacted !== undefined || (year === undefined && !isReplaced)
      ? []
      : [
          fieldProblem(
            entry,
            ['title'],
            'has no year of enactment, so that drawings show it with dots',
            `Add the field ${year ? `enacted: ${year}` : 'enacted'}.`,
          ),
        ];
  });

/** Finds rules that replaced others but do not name the law under which they are made. */
export const findRulesWithoutLaw = (sources: Source[]): Problem[] => {
  const register = pickRegister(sources);
  const replacedRules = register.filter(({ data }) => hasEnded(data) && data.under !== undefined);
  const successors = replacedRules.flatMap(({ data }) => data.successor?.[0]?.id ?? []);
  return register
    .filter(({ id, data }) => successors.includes(id) && data.under === undefined)
    .map((entry) =>
      fieldProblem(
        entry,
        ['title'],
        'replaced rules, but the law under which it is made is missing',
        'Add the field under, so that the figure of the register draws it at that law.',
      ),
    );
};
