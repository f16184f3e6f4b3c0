import { type Document, type LineCounter, visit, type YAMLError } from 'yaml';
import type { Advice } from './problem.ts';

const specialCharacter: Advice = {
  message: 'the value begins with a character that has a special meaning',
  fix: 'Put the whole value in double quotes.',
};

const words: Record<string, Advice> = {
  TAB_AS_INDENT: {
    message: 'the line begins with a tab',
    fix: 'Replace the tab with two spaces per level.',
  },
  MISSING_CHAR: {
    message: 'a quotation mark or bracket is not closed',
    fix: 'Add the missing " or \' or ] at the end of the value; inside single quotes write an apostrophe as ’ or twice.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'the value contains a colon followed by a space, or the next line is indented too far',
    fix: 'Put the whole value in double quotes: title: "First: second".',
  },
  BAD_INDENT: {
    message: 'the line is not aligned with the other fields of its group',
    fix: 'Begin all fields of a group in the same column, indented with spaces.',
  },
  DUPLICATE_KEY: {
    message: 'the field appears twice',
    fix: 'Keep one of the two and delete the other.',
  },
  BAD_SCALAR_START: specialCharacter,
  BAD_ALIAS: specialCharacter,
  BAD_DQ_ESCAPE: {
    message: 'a backslash has a special meaning inside double quotes',
    fix: 'Write the backslash twice, or use single quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'a line of three hyphens ends the data in the middle of the file',
    fix: 'Delete the line "---".',
  },
};

const anyOther: Advice = {
  message: 'the line cannot be read as "field: value"',
  fix: 'Write the field name, a colon, a space and the value; put a value with special characters in double quotes.',
};

const openQuote = /^\s*(?:- )?(?:[\w-]+:\s+)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/**
 * The parser reports a missing quote at the end of the file; editors look for where the quote
 * starts.
 */
const findOpenQuote = (lines: string[]) => lines.findIndex((line) => openQuote.test(line)) + 1;

/**
 * Describes only the first error, because later ones mostly follow from it.
 * @param yaml the parsed text
 */
export function describeYamlErrors(
  errors: YAMLError[],
  yaml: string,
  counter: LineCounter,
): (Advice & { line: number })[] {
  const lines = yaml.split(/\r?\n/);
  const oddSpace = lines.findIndex((line) => /^[ ]*[\u00a0\u2000-\u200b\u202f\u3000]/.test(line));
  if (oddSpace >= 0 && errors.length > 0)
    return [
      {
        message: 'the line begins with a special space, as word processors insert it',
        fix: 'Delete the space and type it again with the space bar.',
        line: oddSpace + 1,
      },
    ];
  const error = errors.find(({ code }) => code === 'TAB_AS_INDENT') ?? errors[0];
  if (!error) return [];
  const line = counter.linePos(error.pos[0]).line;
  if (/^\s*(?:- )?[\w-]+:\s+[“”„‘’]/.test(lines[line - 1] ?? ''))
    return [
      {
        message: 'the value begins with a curly quotation mark, which has no meaning here',
        fix: 'Put the whole value in straight double quotes: title: "First: second".',
        line,
      },
    ];
  const missingQuote = error.code === 'MISSING_CHAR' ? findOpenQuote(lines) : 0;
  return [{ ...(words[error.code] ?? anyOther), line: missingQuote || line }];
}

/** Finds texts that end before a #, which begins a comment in YAML. */
export function findCutValues(document: Document, yaml: string, counter: LineCounter) {
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
