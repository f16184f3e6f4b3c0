import { matchWholeWord } from '../content/fold-text.ts';
import { findSuccessors, hasEnded } from '../content/law/law.ts';
import { findCitations } from '../content/law/law-citations.ts';
import { type Problem, quote, suggest } from '../content/problem.ts';
import { getKind } from '../registry.ts';
import type { Site } from '../site/site.ts';
import { contentFile, type Source } from '../site/source.ts';
import { fieldProblem, listPassages } from './file-problems.ts';
import { listFieldValues } from './references.ts';

/** Checks what pages say about the law against the register. */
export function checkLaw({ files, filesOf }: Site): Problem[] {
  const register = filesOf('law').map(({ id, data }) => ({ ...data, id }));
  const ids = register.map(({ id }) => id);
  const find = (id: string) => register.find((entry) => entry.id === id);
  // A pattern takes longer to find than its text.
  const ended = register.filter(hasEnded).map((entry) => ({
    entry,
    part: entry.title.toLowerCase(),
    pattern: matchWholeWord(entry.title),
  }));

  function adviseToday(entry: (typeof register)[number], isField = false) {
    const titles = findSuccessors(entry, register).map(({ law }) => law.title);
    const replaced = titles.length > 0 ? ` It was replaced by ${titles.join(' and ')}.` : '';
    const past = ` If the sentence is about the past, write [words](law:${entry.id}#history).`;
    return `Name what applies today.${replaced}${isField ? '' : past}`;
  }

  const checkTexts = (source: Source): Problem[] => {
    const isUndated = getKind(source.kind).undated === true;
    // Most texts of articles cite nothing.
    return listPassages(source, isUndated ? '' : '](law:').flatMap(({ text, report }) => {
      const citations = findCitations(text);
      const rest = citations.reduce((left, { source }) => left.replace(source, ''), text);
      const folded = rest.toLowerCase();
      const named = isUndated
        ? ended.filter(({ part, pattern }) => folded.includes(part) && pattern.test(rest))
        : [];
      return [
        ...citations.flatMap(({ id, isHistory }) => {
          const entry = find(id);
          if (!entry)
            return report(
              `the register of law has no entry ${quote(id)}`,
              `${suggest(id, ids)}Add ${contentFile('law', id)}, or write the file name of an entry.`,
            );
          const title = quote(entry.title);
          if (isHistory)
            return hasEnded(entry)
              ? []
              : report(
                  `${title} is marked as history, but it is ${entry.status}`,
                  'Delete the word "history" from the link.',
                );
          return hasEnded(entry) && isUndated
            ? report(`cites ${title}, which is no longer in force`, adviseToday(entry))
            : [];
        }),
        ...named.map(({ entry }) =>
          report(`names ${quote(entry.title)}, which is no longer in force`, adviseToday(entry)),
        ),
      ];
    });
  };

  const listed = files
    .filter(({ kind }) => getKind(kind).undated)
    .flatMap((source) =>
      listFieldValues(source).flatMap(({ field, value, path }) => {
        const entry = field.reference?.kind === 'law' ? find(String(value)) : undefined;
        if (!entry || !hasEnded(entry)) return [];
        const message = `${quote(entry.title)} is no longer in force`;
        return fieldProblem(source, path, message, adviseToday(entry, true));
      }),
    );
  return [...files.filter(({ kind }) => kind !== 'law').flatMap(checkTexts), ...listed];
}
