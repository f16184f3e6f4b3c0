import type { Problem } from '../content/problem.ts';
import type { ParsedFile, parseYaml } from '../site/source.ts';
import { describeYamlErrors, findCutValues } from './yaml-errors.ts';

/** Describes what is wrong with YAML, apart from its data. */
export function describeYaml(yaml: ReturnType<typeof parseYaml>, file: string): Problem[] {
  const { text, offset, document, lineCounter, errors, reference } = yaml;
  if (errors.length === 0 && reference !== undefined) {
    const message = 'a value begins with & or * and is read as a reference';
    const fix = 'Put the whole value in double quotes.';
    return [{ file, line: reference + offset, message, fix }];
  }
  const found =
    errors.length > 0
      ? describeYamlErrors(errors, text, lineCounter)
      : findCutValues(document, text, lineCounter);
  return found.map(({ line, ...words }) => ({ file, line: line + offset, ...words }));
}

/** Characters that editors do not show and that break a page or a feed. Schemas refuse them in fields. */
const hidden: [pattern: RegExp, message: string, fix: string, inBody?: true][] = [
  [
    /^\uFEFF/,
    'the file begins with an invisible byte order mark (BOM)',
    'Save it again as "UTF-8", not as "UTF-8 with BOM".',
  ],
  [
    /\uFFFD/,
    'the file is not in UTF-8: a character is lost',
    'Save it again as "UTF-8" and retype the character.',
  ],
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/,
    'the line contains an invisible control character',
    'Delete the line and type it again.',
    true,
  ],
];

const findHiddenCharacters = ({ path: file, text, source }: ParsedFile): Problem[] =>
  hidden.flatMap(([pattern, message, fix, inBody]) => {
    const start = inBody && source ? text.length - source.body.length : 0;
    const index = text.slice(start).search(pattern);
    const line = text.slice(0, start + index).split('\n').length;
    return index < 0 ? [] : [{ file, line, message, fix }];
  });

/** Describes why a file cannot be read, and what is hidden in it. */
export function describeFile(file: ParsedFile): Problem[] {
  if (!file.hasFields) return [];
  const noFields = {
    file: file.path,
    line: 1,
    message: 'the fields at the top of the file are not between two lines of three hyphens',
    fix: 'Begin the file with a line "---", then the fields, then a line "---", then the text.',
  };
  const isTable = file.source && !file.yaml;
  const problems = file.yaml ? describeYaml(file.yaml, file.path) : isTable ? [] : [noFields];
  return [...findHiddenCharacters(file), ...problems];
}
