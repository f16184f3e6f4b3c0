import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { builtInLanguages, getBuiltInWords, isTree } from '../../src/content/built-in-words.ts';
import { contentFile } from '../../src/site/source.ts';
import { stop } from '../command.ts';

/**
 * Writes every word of the interface for a language that the program lacks, in English, with the English
 * beside it as a comment.
 * @param code of the language, such as `pt`
 * @returns the file
 */
export function createWords(code: string): string {
  const file = contentFile('words', code);
  const isLanguage =
    /^[a-z]{2,3}$/.test(code) && Intl.PluralRules.supportedLocalesOf(code).length > 0;
  if (!isLanguage) stop('Name the language by its code: npm run new -- words pt');
  if (builtInLanguages.includes(code))
    stop(
      `The words of this language come with the program. Write the lines that you want to change to ${file}.`,
    );
  if (existsSync(file)) stop(`${file} exists already. Go on in that file.`);
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const toLine = (name: string, english: unknown) =>
    `${name}: ${JSON.stringify(english)} # ${english}`;
  const lines = Object.entries(getBuiltInWords('en')).flatMap(([group, words]) => [
    `${group}:`,
    ...Object.entries(words).flatMap(([name, english]) =>
      isTree(english)
        ? [
            `  ${name}:`,
            ...forms.map((form) => toLine(`    ${form}`, english[form] ?? english.other)),
          ]
        : toLine(`  ${name}`, english),
    ),
  ]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
