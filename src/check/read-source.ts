import { parseSource, type parseYaml, type Source, type TextFile } from '../site/source.ts';
import { findEscapedCharacters } from './escaped-characters.ts';
import { findHiddenCharacters } from './hidden-characters.ts';
import type { Problem } from './problem.ts';
import { describeYamlErrors, findCutValues } from './yaml-errors.ts';

/** Describes what is wrong with YAML, apart from its data. */
export function describeYaml(yaml: ReturnType<typeof parseYaml>, file: string): Problem[] {
  const { text, offset, document, lineCounter, errors } = yaml;
  if (errors.length === 0 && !('data' in yaml)) {
    const message = 'a value begins with * and is read as a reference';
    return [{ file, message, fix: 'Put the whole value in double quotes.' }];
  }
  const found =
    errors.length > 0
      ? describeYamlErrors(errors, text, lineCounter)
      : findCutValues(document, text, lineCounter);
  return found.map(({ line, ...words }) => ({ file, line: line + offset, ...words }));
}

/** A text file with what was found in it. */
export interface CheckedFile extends TextFile {
  source?: Source;
  problems: Problem[];
}

/** Parses one file. A file of an unknown kind is left to the check of file names. */
export function readSource(read: TextFile): CheckedFile {
  const { path: file, text } = read;
  const parsed = parseSource(read);
  if (!parsed) return { ...read, problems: [] };
  const hidden = findHiddenCharacters(file, text);
  const { source, yaml } = parsed;
  if (!yaml) {
    const message = 'the fields at the top of the file are not between two lines of three hyphens';
    const fix =
      'Begin the file with a line "---", then the fields, then a line "---", then the text.';
    return { ...read, problems: [...hidden, { file, line: 1, message, fix }] };
  }
  const problems = describeYaml(yaml, file);
  if (!source) return { ...read, problems: [...hidden, ...problems] };
  const escaped = hidden.length > 0 ? hidden : findEscapedCharacters(source);
  return { ...read, source, problems: [...escaped, ...problems] };
}
