import { isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml';
import { splitFrontMatter } from '../content/front-matter.ts';
import { kinds } from '../registry.ts';
import { findEscapedCharacters } from './escaped-characters.ts';
import { findHiddenCharacters } from './hidden-characters.ts';
import { locate } from './locate.ts';
import type { Problem } from './problem.ts';
import type { FieldPath, Source, SourceFile } from './source.ts';
import { describeYamlErrors, findCutValues } from './yaml-errors.ts';

// Without YAML timestamps, which would turn 2025-02-29 into March 1: a date stays as written.
const parseYaml = (yaml: string, lineCounter: LineCounter) =>
  parseDocument(yaml, { lineCounter, prettyErrors: false });

/** Parses the YAML again: few files have problems, and to keep all parsed ones takes much memory. */
function createLineLookup(yaml: string, offset: number) {
  let parsed: { counter: LineCounter; document: ReturnType<typeof parseYaml> } | undefined;
  return (path: FieldPath) => {
    const counter = parsed?.counter ?? new LineCounter();
    const document = parsed?.document ?? parseYaml(yaml, counter);
    parsed = { counter, document };
    for (let length = path.length; length > 0; length -= 1) {
      const parent =
        length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const key = path[length - 1];
      const pair = isMap(parent)
        ? parent.items.find((item) => isPair(item) && String(item.key) === String(key))
        : undefined;
      const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + offset;
    }
    return undefined;
  };
}

/**
 * Parses YAML.
 * @param offset lines above the YAML in its file
 * @returns its data, unless problems prevent it from being parsed
 */
export function readYaml(yaml: string, offset: number, file: string) {
  const toLine = createLineLookup(yaml, offset);
  const lineCounter = new LineCounter();
  const document = parseYaml(yaml, lineCounter);
  const errors = describeYamlErrors([...document.errors, ...document.warnings], yaml, lineCounter);
  const place = (found: typeof errors): Problem[] =>
    found.map(({ line, ...words }) => ({ file, line: line + offset, ...words }));
  if (errors.length > 0) return { data: undefined, toLine, problems: place(errors) };
  try {
    const data: unknown = document.toJS();
    return { data, toLine, problems: place(findCutValues(document, yaml, lineCounter)) };
  } catch {
    const message = 'a value begins with * and is read as a reference';
    const fix = 'Put the whole value in double quotes.';
    return { data: undefined, toLine, problems: [{ file, message, fix }] };
  }
}

interface ReadSource {
  source?: Source;
  problems: Problem[];
}

/** The last parse result of each path. */
export type KnownSources = Map<string, { text: string; read: ReadSource }>;

/**
 * Parses one file. A file of an unknown kind is left to the check of file names.
 * @param known cache between checks, so that only changed files are parsed
 */
export function readSource(sourceFile: SourceFile, known: KnownSources = new Map()): ReadSource {
  const { path, text } = sourceFile;
  const last = known.get(path);
  if (last?.text === text) return last.read;
  const read = parseSource(sourceFile);
  known.set(path, { text, read });
  return read;
}

function parseSource(sourceFile: SourceFile): ReadSource {
  const { path: file, text } = sourceFile;
  const location = locate(file);
  if (!location?.below.endsWith(`.${kinds[location.kind].ending}`)) return { problems: [] };
  const { kind, below, code } = location;
  const { ending } = kinds[kind];
  const hidden = findHiddenCharacters(file, text);
  const clean = text.replace(/^\uFEFF/, '');
  const parts = ending === 'md' ? splitFrontMatter(clean) : undefined;
  if (ending === 'md' && !parts) {
    const message = 'the fields at the top of the file are not between two lines of three hyphens';
    const fix =
      'Begin the file with a line "---", then the fields, then a line "---", then the text.';
    return { problems: [...hidden, { file, line: 1, message, fix }] };
  }
  const yaml = parts?.yaml ?? clean;
  const { data, toLine, problems } = readYaml(yaml, parts ? 1 : 0, file);
  if (data === undefined && problems.length > 0) return { problems: [...hidden, ...problems] };
  const source: Source = {
    file,
    kind,
    code,
    id: below.slice(0, -ending.length - 1),
    data,
    body: parts?.body ?? '',
    bodyLine: clean.slice(0, clean.length - (parts?.body.length ?? 0)).split('\n').length,
    toLine,
  };
  const escaped = hidden.length > 0 ? hidden : findEscapedCharacters(source);
  return { source, problems: [...escaped, ...problems] };
}
