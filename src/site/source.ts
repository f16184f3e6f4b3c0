import papa from 'papaparse';
import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { contentFolder } from '../content/folder.ts';
import { splitFrontMatter } from '../content/front-matter.ts';
import type { AnyKind } from '../content/kind.ts';
import { type KindName, kindNames, kinds } from '../registry.ts';

// The editor also runs this, in a browser, where there is no `node:path`.

/** A text file of the content folder. */
export interface TextFile {
  /** Path from the root of the project, with slashes. */
  path: string;
  text: string;
}

export type FieldPath = readonly PropertyKey[];

/** A content file, parsed but not checked. */
export interface Source {
  file: string;
  kind: KindName;
  /** The folder of its language, such as `de`; empty for the first language of the site. */
  subfolder: string;
  /** Path below the folder of the kind, without the extension. */
  id: string;
  /** The fields as written. */
  data: unknown;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
  /** Returns the line of a field or, if the field is missing, of the closest group around it. */
  toLine: (path: FieldPath) => number | undefined;
  /** Returns what follows the # of a comment in place of a value; tables have none. */
  toComment?: (path: FieldPath) => string | undefined;
}

/**
 * @param subfolder of a further language; by default the first language of the site
 * @returns path of a content file from the root of the project
 */
export const contentFile = (name: KindName, id: string, subfolder = '') => {
  const { folder, ending } = kinds[name];
  return [contentFolder(), subfolder, folder, `${id}.${ending}`].filter(Boolean).join('/');
};

/** @returns the folder of a file */
export const folderOf = (path: string) => path.replace(/\/[^/]*$/, '');

/** @returns the folder of the files of a kind, in a language if it does not share them with the first */
export const kindFolder = (name: KindName, subfolder = '') =>
  folderOf(contentFile(name, 'name', kinds[name].inAllLanguages ? '' : subfolder));

const isKindFolder = (name: string) =>
  name !== '' && kindNames.some((kind) => kinds[kind].folder === name);

function locateBelow(steps: string[]) {
  const [first = '', ...rest] = steps;
  const kind = kindNames.find((name) =>
    rest.length > 0
      ? kinds[name].folder === first
      : kinds[name].folder === '' &&
        (kinds[name].table?.file === first ||
          kinds[name].onlyIds?.some((id) => `${id}.${kinds[name].ending}` === first)),
  );
  return kind && { kind, below: rest.length > 0 ? rest.join('/') : first };
}

/**
 * @param path from the root of the project
 * @returns the kind whose folder contains the file, its path below that folder, and the folder
 *   of its language; undefined for a file of no kind
 */
export function locate(path: string) {
  const [first = '', ...rest] = path.slice(contentFolder().length + 1).split('/');
  const isLanguage = /^[a-z]{2,3}$/.test(first) && !isKindFolder(first) && rest.length > 0;
  const found = locateBelow(isLanguage ? rest : [first, ...rest]);
  return found && { ...found, subfolder: isLanguage ? first : '' };
}

/** @returns the schema of one file; undefined if the kind has no file with this id */
export const schemaOf = (name: KindName, id: string) => {
  const { schema, schemaOf } = kinds[name];
  return schemaOf ? schemaOf(id) : schema;
};

/**
 * Parses YAML. Dates stay as they are written.
 * @param offset lines above the YAML in its file
 * @returns its data, undefined if errors prevent it from being parsed
 */
export function parseYaml(text: string, offset = 0) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const errors = [...document.errors, ...document.warnings];
  // No text needs references, and one to a list that contains it has no end.
  let reference: number | undefined;
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && !node.anchor) return undefined;
      reference = lineCounter.linePos(node.range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  const readData = (): { data?: unknown } =>
    errors.length > 0 || reference ? {} : { data: document.toJS() };
  const toLine: Source['toLine'] = (path) => {
    const [key, ...above] = [...path].reverse();
    if (key === undefined) return undefined;
    const group = above.length === 0 ? document.contents : document.getIn(above.toReversed(), true);
    const pair = isMap(group) && group.items.find((item) => String(item.key) === String(key));
    const node = pair ? pair.key : document.getIn(path, true);
    return isNode(node) && node.range
      ? lineCounter.linePos(node.range[0]).line + offset
      : toLine(path.slice(0, -1));
  };
  const toComment = (path: FieldPath) => {
    const node = document.getIn(path, true);
    return isScalar(node) && node.value === null ? (node.comment ?? undefined) : undefined;
  };
  const places = { toLine, toComment };
  return { text, offset, document, lineCounter, errors, reference, ...readData(), ...places };
}

/**
 * Parses a table of comma-separated values, or those with semicolons or tabs. A first row with the names
 * of the columns is left out. No value holds a line break, so that rows are lines.
 */
function parseTable(text: string, { field, columns }: NonNullable<AnyKind['table']>) {
  const rows = papa
    .parse<string[]>(text, { delimiter: /[;\t]/.exec(text)?.[0] ?? ',' })
    .data.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.join('') !== '' && cells.join() !== columns.join());
  const items = rows.map(({ cells }) =>
    Object.fromEntries(cells.map((cell, index) => [columns[index] ?? `column ${index + 1}`, cell])),
  );
  const toLine: Source['toLine'] = ([, index]) => rows[Number(index)]?.line;
  return { data: { [field]: items }, toLine };
}

/** A text file with its parts. */
export interface ParsedFile extends TextFile {
  /** Whether the site reads fields from it. */
  hasFields: boolean;
  /** Undefined if the fields are not between lines of hyphens. */
  yaml?: ReturnType<typeof parseYaml>;
  /** Undefined if the YAML cannot be parsed. */
  source?: Source;
}

/** Parses a file. */
export function parseFile(read: TextFile): ParsedFile {
  const { path: file, text } = read;
  const clean = text.replace(/^\uFEFF/, '');
  const place = locate(file);
  if (!place) return { ...read, hasFields: false };
  const { kind, subfolder, below } = place;
  const { ending, table } = kinds[kind];
  if (table && below === table.file) {
    const body = { id: kind, body: '', bodyLine: 1 };
    const source = { file, kind, subfolder, ...body, ...parseTable(clean, table) };
    // Spreadsheets begin a table with a byte order mark.
    return { ...read, text: clean, hasFields: true, source };
  }
  if (!below.endsWith(`.${ending}`)) return { ...read, hasFields: false };
  const parts = ending === 'md' ? splitFrontMatter(clean) : { yaml: clean, body: '' };
  if (!parts) return { ...read, hasFields: true };
  const { body } = parts;
  const yaml = parseYaml(parts.yaml, ending === 'md' ? 1 : 0);
  if (!('data' in yaml)) return { ...read, hasFields: true, yaml };
  const { data, toLine, toComment } = yaml;
  const id = below.slice(0, -ending.length - 1);
  const bodyLine = clean.slice(0, clean.length - body.length).split('\n').length;
  const source = { file, kind, subfolder, id, data, body, bodyLine, toLine, toComment };
  return { ...read, hasFields: true, yaml, source };
}
