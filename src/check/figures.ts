import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';

/** Finds figures of an article that would not be shown. */
export const checkFigures = (entries: Source[]): Problem[] =>
  pick(entries, 'articles').flatMap((article) => {
    const { bars = [], timelines = [] } = article.data;
    const figures = [
      ...bars.map(({ id }, index) => ({ id, path: ['bars', index] })),
      ...timelines.map(({ id }, index) => ({ id, path: ['timelines', index] })),
    ];
    const ids = figures.map(({ id }) => id);
    return [
      ...figures
        .filter(({ id }, index) => ids.indexOf(id) < index)
        .map(({ id, path }) =>
          fieldProblem(
            article,
            [...path, 'id'],
            `${quote(id)} is the name of two figures`,
            'Give one of them another name. The page would show only one.',
          ),
        ),
      ...bars.flatMap(({ rows }, index) =>
        rows.some(({ parts }) => parts.some(({ value }) => value > 0))
          ? []
          : [
              fieldProblem(
                article,
                ['bars', index, 'rows'],
                'has only parts of the length 0, so that there is nothing to draw',
                'Write the numbers in "value", or delete the chart.',
              ),
            ],
      ),
    ];
  });
