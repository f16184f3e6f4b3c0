import type { LineCounter, YAMLError } from 'yaml';

interface Fault {
  message: string;
  fix: string;
  line: number;
}

type Words = Pick<Fault, 'message' | 'fix'>;

const words: Record<string, Words> = {
  TAB_AS_INDENT: {
    message: 'a tab stands at the beginning of the line',
    fix: 'Replace the tab with two spaces for every step.',
  },
  MISSING_CHAR: {
    message: 'a quotation mark or bracket is opened and not closed',
    fix: 'Put the missing " or \' or ] at the end of the value; inside single quotes write an apostrophe as ’ or twice.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message:
      'a colon followed by a space stands inside the value, or the next line is indented too far',
    fix: 'Put the whole value in double quotes: title: "First: second".',
  },
  BAD_INDENT: {
    message: 'the line does not begin below the lines it belongs to',
    fix: 'Let all fields of one group begin at the same column, with spaces.',
  },
  DUPLICATE_KEY: {
    message: 'the same field stands twice',
    fix: 'Keep one of the two and delete the other.',
  },
  BAD_SCALAR_START: {
    message: 'the value begins with a sign that has a meaning of its own',
    fix: 'Put the whole value in double quotes.',
  },
  BAD_ALIAS: {
    message: 'the value begins with a sign that has a meaning of its own',
    fix: 'Put the whole value in double quotes.',
  },
  BAD_DQ_ESCAPE: {
    message: 'a backslash inside double quotes is read as a sign of its own',
    fix: 'Write the backslash twice, or use single quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'a line of three hyphens ends the data in the middle of the file',
    fix: 'Delete the line "---".',
  },
};

const anyOther: Words = {
  message: 'the line cannot be read as "field: value"',
  fix: 'Write the name of the field, a colon, a space and the value; put a value with special signs in double quotes.',
};

const openQuote = /^\s*(?:- )?(?:[\w-]+:\s+)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** The parser finds a missing quote at the end of the file; an editor looks for its beginning. */
const findOpenQuote = (lines: string[]) => lines.findIndex((line) => openQuote.test(line)) + 1;

/**
 * Says what is wrong with the YAML of a file, once: later errors mostly follow from the first.
 * @param yaml the text that was parsed
 */
export function describeYamlErrors(
  errors: YAMLError[],
  yaml: string,
  counter: LineCounter,
): Fault[] {
  const lines = yaml.split(/\r?\n/);
  const oddSpace = lines.findIndex((line) => /^[ ]*[\u00a0\u2000-\u200b\u202f\u3000]/.test(line));
  if (oddSpace >= 0 && errors.length > 0)
    return [
      {
        message: 'the line begins with a space of a special kind, as word processors make it',
        fix: 'Delete the space and type it again with the space bar.',
        line: oddSpace + 1,
      },
    ];
  const tab = errors.find(({ code }) => code === 'TAB_AS_INDENT');
  const [error] = tab ? [tab] : errors;
  if (!error) return [];
  const line = counter.linePos(error.pos[0]).line;
  const missingQuote = error.code === 'MISSING_CHAR' ? findOpenQuote(lines) : 0;
  return [{ ...(words[error.code] ?? anyOther), line: missingQuote || line }];
}
