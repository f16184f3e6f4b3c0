import type { Language } from '../content/languages.ts';
import type { Source } from '../site/source.ts';
import { fieldProblem, pick } from './entries.ts';
import { readLanguageWords } from './language-words.ts';
import { type Problem, quote } from './problem.ts';

/** Finds openings with the name of the choice that the application form adds to them. */
export function checkTitles(entries: Source[], sources: Source[], language: Language): Problem[] {
  const general = readLanguageWords(sources, language).careers?.generalApplication;
  const fold = (text: unknown) => String(text).trim().toLocaleLowerCase(language.tag);
  return pick(entries, 'openings')
    .filter(({ data }) => fold(data.title) === fold(general))
    .map((opening) =>
      fieldProblem(
        opening,
        ['title'],
        `${quote(opening.data.title)} is also the choice for applications without an opening`,
        'Write the title of a position.',
      ),
    );
}
