import { methods } from '../features/calculators/model/methods.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';

/** Finds calculators that lack a number of their method, or that no page can show. */
export const checkCalculators = (entries: Source[]): Problem[] =>
  pick(entries, 'calculators').flatMap((calculator) => {
    const { method, numbers, services = [], articles = [] } = calculator.data;
    const names = numbers.map(({ name }) => name);
    const missing = methods[method].numbers.filter((name) => !names.includes(name));
    return [
      ...missing.map((name) =>
        fieldProblem(
          calculator,
          ['numbers'],
          `the method ${quote(method)} needs the number ${quote(name)}`,
          'Add it, with the law behind it.',
        ),
      ),
      ...(method === 'dates' && services.length > 0
        ? [
            fieldProblem(
              calculator,
              ['services'],
              'only articles can show dates',
              'Name an article in articles instead.',
            ),
          ]
        : []),
      ...(services.length + articles.length > 0
        ? []
        : [
            fieldProblem(
              calculator,
              ['title'],
              'no page shows the calculator',
              'Name a service in services or an article in articles, or delete the file.',
            ),
          ]),
    ];
  });
