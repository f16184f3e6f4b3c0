import { findChecklist } from '../features/articles/model/checklist.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { type Problem, quote } from './problem.ts';

/** Finds articles whose checklist is not in their text. */
export const checkChecklists = (entries: Source[]): Problem[] =>
  pick(entries, 'articles').flatMap((article) => {
    const { checklist } = article.data;
    if (checklist === undefined || findChecklist(article.body, checklist)) return [];
    return [
      fieldProblem(
        article,
        ['checklist'],
        `the text has no heading ${quote(checklist)} with a list or a table below it`,
        'Write the heading as it stands in the text, or delete the field.',
      ),
    ];
  });
