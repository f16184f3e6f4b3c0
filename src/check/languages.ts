import { getBuiltInWords, isTree, overlayWords } from '../content/built-in-words.ts';
import { contentFolder } from '../content/folder.ts';
import type { Problem } from '../content/problem.ts';
import { findOwnWords, getOwnWords, type Site } from '../site/site.ts';
import { contentFile } from '../site/source.ts';
import { fieldProblem, listTexts } from './file-problems.ts';

/** Finds folders of languages that `firm.yaml` does not list. */
export const checkLanguageFolders = ({ content: { sources, sites } }: Site): Problem[] =>
  [...new Set(sources.map(({ subfolder }) => subfolder))]
    .filter((subfolder) => !sites.some((site) => site.subfolder === subfolder))
    .map((subfolder) => ({
      file: `${contentFolder()}/${subfolder}/`,
      message: `the site does not have the language "${subfolder}"`,
      fix: `Add it to "languages" in ${contentFile('firm', 'firm')}, after the first one; or delete the folder.`,
    }));

/** Finds words missing in a language of the site. Invalid words are reported by the schema. */
export function checkWords({ language, content }: Site): Problem[] {
  const files = content.sites[0].files;
  const own = findOwnWords(files, language);
  const file = own?.file ?? contentFile('words', language.code);
  const tree = overlayWords(getBuiltInWords(language.code), getOwnWords(files, language));
  if (Object.keys(tree).length === 0) {
    const message = `the words of the language "${language.code}" are missing`;
    const fix = `Run npm run new -- words ${language.code}, which writes them in English to ${file}, and translate each.`;
    return [{ file, message, fix }];
  }
  const report = (path: string[], fix: string) =>
    fieldProblem({ file, toLine: (path) => own?.toLine(path) }, path, 'is missing', fix);
  const { pluralCategories: forms } = new Intl.PluralRules(language.tag).resolvedOptions();
  const lines = Object.entries(getBuiltInWords('en')).flatMap(([group, all]) =>
    Object.entries(all).map(([line, english]) => ({ group, line, english })),
  );
  return lines.flatMap(({ group, line, english }) => {
    const text = Object(tree[group])[line];
    if (text === undefined)
      return report(
        [group, line],
        `Add the line; in English it is "${isTree(english) ? english.other : english}".`,
      );
    return (isTree(text) ? forms.filter((form) => !(form in text)) : []).map((form) =>
      report(
        [group, line, form],
        `The language ${language.tag} has the plural forms ${forms.join(', ')}: add each of them.`,
      ),
    );
  });
}

/** Finds lines of a language of which the program has no words that are still in English. */
export function findEnglishWords({ language, content }: Site): Problem[] {
  const own = findOwnWords(content.sites[0].files, language);
  if (!own || Object.keys(getBuiltInWords(language.code)).length > 0) return [];
  const english = new Map(
    listTexts(getBuiltInWords('en')).map(({ text, path }) => [path.join('.'), text]),
  );
  return listTexts(own.data)
    .filter(({ path, text }) => {
      const line = path.join('.');
      return text === (english.get(line) ?? english.get(line.replace(/\w+$/, 'other')));
    })
    .filter(({ text }) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    .map(({ path }) =>
      fieldProblem(own, path, 'the line is in English', 'Translate it, unless both are the same.'),
    );
}
