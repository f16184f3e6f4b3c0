import type { Source } from '../site/source.ts';
import { listTexts } from './entries.ts';
import { findForbidden } from './hidden-characters.ts';
import type { Problem } from './problem.ts';
import { formatFieldPath } from './schema-errors.ts';

/** Finds forbidden characters in fields where they are written as escapes, such as `"\v"`. */
export const findEscapedCharacters = ({ file, data, toLine }: Source): Problem[] =>
  listTexts(data)
    .filter(({ text }) => findForbidden(text) >= 0)
    .map(({ path }) => ({
      file,
      line: toLine(path),
      field: formatFieldPath(path),
      message: 'contains an invisible control character',
      fix: 'Delete the escape with its backslash, such as \\v or \\x00.',
    }));
