import type { Paths } from '../content/addresses.ts';
import type { Language } from '../content/languages.ts';
import { blankCode } from '../content/markdown-text.ts';
import { type FieldsOf, type KindName, kinds } from '../registry.ts';
import type { FieldPath, Source } from '../site/source.ts';
import type { Page } from './addresses.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Advice, Problem } from './problem.ts';

/** What is checked in one language of the site. */
export interface Edition {
  language: Language;
  /** The folder of its files; empty for the first language. */
  code: string;
  /** Its files, with what they share with the first language. */
  sources: Source[];
  /** Those that their schema accepts. */
  entries: Source[];
  paths: Paths;
  /** What a link can lead to. */
  pages: Map<string, Page>;
  /** What all languages have. */
  site: ContentFolder & {
    editions: Edition[];
    /** Every file that can be read, as it is written. */
    sources: Source[];
    /** Those that their schema accepts. */
    valid: Source[];
    /** Paths of all files: one that cannot be read still exists. */
    paths: string[];
  };
}

/** A source that the schema of its kind accepted. */
export interface Entry<Name extends KindName> extends Source {
  kind: Name;
  data: FieldsOf<Name>;
}

/** The entries of one kind, from the sources that their schema accepted. */
export const pick = <Name extends KindName>(entries: Source[], name: Name) =>
  entries.filter((entry): entry is Entry<Name> => entry.kind === name);

export const isDraft = ({ data }: Source) => (data as { draft?: unknown } | null)?.draft === true;

/** @returns for example `testimonial.quote` or `sources, item 2, url`; items count from 1 */
export const formatFieldPath = (path: FieldPath) =>
  path.reduce<string>((text, step, index) => {
    const name = typeof step === 'number' ? `item ${step + 1}` : String(step);
    if (index === 0) return name;
    const isItem = typeof step === 'number' || typeof path[index - 1] === 'number';
    return `${text}${isItem ? ', ' : '.'}${name}`;
  }, '');

/** A problem at a field of an entry. */
export const fieldProblem = (
  { file, toLine }: Pick<Source, 'file' | 'toLine'>,
  path: FieldPath,
  message: string,
  fix: string,
): Problem => ({ file, line: toLine(path), field: formatFieldPath(path), message, fix });

/** The advice on a field, if there is any, as a problem. */
export const problemAt = (
  source: Parameters<typeof fieldProblem>[0],
  path: FieldPath,
  advice: Advice | undefined,
): Problem[] => (advice ? [fieldProblem(source, path, advice.message, advice.fix)] : []);

interface FieldText {
  text: string;
  path: FieldPath;
}

/** @returns all texts in the fields of a file, with their paths */
export function listTexts(value: unknown, path: FieldPath = []): FieldText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  return Object.entries(Object(value)).flatMap(([key, item]) =>
    listTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A piece of text: a field, or a line of the Markdown body. */
interface Passage {
  text: string;
  report: (message: string, fix: string) => Problem;
}

/**
 * Lists the texts of a file, each of which can be reported at its place.
 * @param part which they contain; most files do not, so that they need not be split into lines
 */
export function listPassages(source: Source, part = ''): Passage[] {
  const { file, kind, data, body, bodyLine } = source;
  const fields = listTexts(data).map(({ text, path }) => ({
    text,
    report: (message: string, fix: string) => fieldProblem(source, path, message, fix),
  }));
  const hasBody = kinds[kind].ending === 'md' && body.includes(part);
  const lines = hasBody ? blankCode(body).split('\n') : [];
  const passages = lines.map((text, index) => ({
    text,
    report: (message: string, fix: string) => ({ file, line: bodyLine + index, message, fix }),
  }));
  return [...fields, ...passages].filter(({ text }) => text.includes(part));
}
