import { z } from 'zod';
import { plainName } from '../../../content/code-fields.ts';
import { text } from '../../../content/fields.ts';
import { quote, type Report } from '../../../content/problem.ts';

/** The figures of articles. */

const figureId = plainName('name of the figure within the article');

const caption = text('what the figure shows, with the unit of its numbers', 10, 300);

export const barChart = z.strictObject({
  id: figureId,
  caption,
  rows: z
    .array(
      z.strictObject({
        label: text('what the bar shows', 2, 80),
        parts: z
          .array(
            z.strictObject({
              label: text('what the part shows', 2, 60),
              value: z.number().min(0).describe('length of the part'),
              look: z.enum(['strong', 'medium', 'light']).describe('colour of the part'),
            }),
          )
          .min(1)
          .describe('parts of the bar, from its start'),
      }),
    )
    .min(1)
    .describe('bars, on one scale'),
});

export const timeline = z.strictObject({
  id: figureId,
  caption,
  events: z
    .array(
      z.strictObject({
        at: z.number().describe('place on the line, such as days before (negative) or after'),
        label: text('what happens', 3, 120),
        fixed: z.boolean().describe('true marks a date that is not open to choice').optional(),
      }),
    )
    .min(2)
    .describe('what happens, in order'),
});

interface Figures {
  bars?: { id: string }[] | undefined;
  timelines?: { id: string }[] | undefined;
}

/** Finds two figures of one name. */
export function checkFigures({ bars = [], timelines = [] }: Figures, report: Report) {
  const ids = [...bars, ...timelines].map(({ id }) => id);
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) < index)
      report(
        index < bars.length ? ['bars', index, 'id'] : ['timelines', index - bars.length, 'id'],
        `${quote(id)} is the name of two figures`,
        'Give one of them another name. The page would show only one.',
      );
}
