import { blankCode } from '../content/markdown-text.ts';
import { kinds } from '../registry.ts';
import type { FieldPath, Source } from '../site/source.ts';
import { fieldProblem, listTexts } from './entries.ts';
import type { Problem } from './problem.ts';

/** A piece of text: a field, or a line of the Markdown body. */
interface Passage {
  text: string;
  /** The field; undefined in the body. */
  path?: FieldPath;
  report: (message: string, fix: string) => Problem;
}

/**
 * Lists the texts of a file, each of which can be reported at its place.
 * @param part which they contain; most files do not, so that they need not be split into lines
 */
export function listPassages(source: Source, part = ''): Passage[] {
  const fields = listTexts(source.data)
    .filter(({ text }) => text.includes(part))
    .map(({ text, path }) => ({
      text,
      path,
      report: (message: string, fix: string) => fieldProblem(source, path, message, fix),
    }));
  if (kinds[source.kind].ending !== 'md' || !source.body.includes(part)) return fields;
  const lines = blankCode(source.body)
    .split('\n')
    .map((text, index) => ({ text, line: source.bodyLine + index }))
    .filter(({ text }) => text.includes(part))
    .map(({ text, line }) => ({
      text,
      report: (message: string, fix: string) => ({ file: source.file, line, message, fix }),
    }));
  return [...fields, ...lines];
}
