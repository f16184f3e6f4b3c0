import { matchWholeWord } from '../content/fold-text.ts';
import { hasEnded } from '../content/law/law.ts';
import { findCitations } from '../content/law/law-citations.ts';
import { type Problem, quote, suggest } from '../content/problem.ts';
import { getKind } from '../registry.ts';
import type { Loaded } from '../site/loaded-file.ts';
import type { Site } from '../site/site.ts';
import { contentFile, type Source } from '../site/source.ts';
import { fieldProblem, listPassages } from './entries.ts';
import { listFieldValues } from './references.ts';

/** Checks what pages say about the law against the register. */
export function checkLaw({ files, filesOf }: Site): Problem[] {
  const register = filesOf('law');
  const ids = register.map(({ id }) => id);
  const find = (id: string) => register.find((entry) => entry.id === id);
  // A pattern takes longer to find than its text.
  const ended = register
    .filter(({ data }) => hasEnded(data))
    .map((entry) => ({
      entry,
      part: entry.data.title.toLowerCase(),
      pattern: matchWholeWord(entry.data.title),
    }));

  function adviseToday({ id, data }: Loaded<'law'>, isField = false) {
    const titles = (data.successor ?? []).map((next) => find(next.id)?.data.title ?? next.id);
    const replaced = titles.length > 0 ? ` It was replaced by ${titles.join(' and ')}.` : '';
    const past = ` If the sentence is about the past, write [words](law:${id}#history).`;
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
          const title = quote(entry.data.title);
          if (isHistory)
            return hasEnded(entry.data)
              ? []
              : report(
                  `${title} is marked as history, but it is ${entry.data.status}`,
                  'Delete the word "history" from the link.',
                );
          return hasEnded(entry.data) && isUndated
            ? report(`cites ${title}, which is no longer in force`, adviseToday(entry))
            : [];
        }),
        ...named.map(({ entry }) =>
          report(
            `names ${quote(entry.data.title)}, which is no longer in force`,
            adviseToday(entry),
          ),
        ),
      ];
    });
  };

  const listed = files
    .filter(({ kind }) => getKind(kind).undated)
    .flatMap((source) =>
      listFieldValues(source).flatMap(({ field, value, path }) => {
        const entry = field.reference?.kind === 'law' ? find(String(value)) : undefined;
        if (!entry || !hasEnded(entry.data)) return [];
        const message = `${quote(entry.data.title)} is no longer in force`;
        return fieldProblem(source, path, message, adviseToday(entry, true));
      }),
    );
  return [...files.filter(({ kind }) => kind !== 'law').flatMap(checkTexts), ...listed];
}
