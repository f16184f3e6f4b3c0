import { type Document, type LineCounter, visit, type YAMLError } from 'yaml';
import { type Advice, advise, type Problem } from '../content/problem.ts';
import type { ParsedFile, parseYaml } from '../site/source.ts';

const special = advise(
  'the value begins with a character that has a special meaning',
  'Put the whole value in double quotes.',
);

const words: Record<string, Advice> = {
  TAB_AS_INDENT: advise('the line begins with a tab', 'Replace the tab with two spaces per level.'),
  MISSING_CHAR: advise(
    'a quotation mark or bracket is not closed',
    'Add the missing " or \' or ] at the end of the value; inside single quotes write an apostrophe as ’ or twice.',
  ),
  BLOCK_AS_IMPLICIT_KEY: advise(
    'the value contains a colon followed by a space, or the next line is indented too far',
    'Put the whole value in double quotes: title: "First: second".',
  ),
  BAD_INDENT: advise(
    'the line is not aligned with the other fields of its group',
    'Begin all fields of a group in the same column, indented with spaces.',
  ),
  DUPLICATE_KEY: advise('the field appears twice', 'Keep one of the two and delete the other.'),
  BAD_SCALAR_START: special,
  BAD_ALIAS: special,
  BAD_DQ_ESCAPE: advise(
    'a backslash has a special meaning inside double quotes',
    'Write the backslash twice, or use single quotes.',
  ),
};

const anyOther = advise(
  'the line cannot be read as "field: value"',
  'Write the field name, a colon, a space and the value; put a value with special characters in double quotes.',
);

const curly = advise(
  'the value begins with a curly quotation mark, which has no meaning here',
  'Put the whole value in straight double quotes: title: "First: second".',
);

const openQuote = /^\s*(?:- )?(?:[\w-]+:\s+)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/**
 * Describes only the first error, because later ones mostly follow from it.
 * @param yaml the parsed text
 */
function describeYamlErrors(errors: YAMLError[], yaml: string, counter: LineCounter) {
  const lines = yaml.split(/\r?\n/);
  const error = errors.find(({ code }) => code === 'TAB_AS_INDENT') ?? errors[0];
  if (!error) return [];
  const line = counter.linePos(error.pos[0]).line;
  if (/^\s*(?:- )?[\w-]+:\s+[“”„‘’]/.test(lines[line - 1] ?? '')) return [{ ...curly, line }];
  // The parser reports a missing quote at the end of the file; editors look for where it starts.
  const start = error.code === 'MISSING_CHAR' ? lines.findIndex((row) => openQuote.test(row)) : -1;
  return [{ ...(words[error.code] ?? anyOther), line: start < 0 ? line : start + 1 }];
}

/** Finds texts that end before a #, which begins a comment in YAML. */
function findCutValues(document: Document, yaml: string, counter: LineCounter) {
  const found: (Advice & { line: number })[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      if (/^[ \t]+#/.test(yaml.slice(range[1], yaml.indexOf('\n', range[1]) >>> 0)))
        found.push({
          message: 'the value ends before the #, which begins a comment',
          fix: 'Put the whole value in double quotes, or write the comment on a line of its own.',
          line: counter.linePos(range[0]).line,
        });
    },
  });
  return found;
}

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

/** Characters that break a page or a feed, most of which editors do not show. Schemas refuse them in fields. */
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
    // UTF-8 that was read as Windows-1252. In capitals, Ã ends Portuguese words, so no space or quotation mark.
    /[ÂÃ][\u0080-\u009f\u00a1-\u00ba\u00bc-\u00bf‡‰ƒ]|â€/,
    'a letter has become two, such as é "Ã©": a program read the file in another encoding',
    'Type the letters again, and save the file as "UTF-8".',
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
