import { isMap, isSeq, type ParsedNode, parseDocument } from 'yaml';
import { locate } from '../../../src/check/locate.ts';
import type { SourceFile } from '../../../src/check/source.ts';

/** One change of a content folder. */
export interface Mutation {
  /** Such as `content/firm.yaml languages.0 = []`. */
  name: string;
  /** The file that changes. */
  path: string;
  /** @returns its new text; undefined if the file is removed */
  edit: () => string | undefined;
}

/** What replaces a field: each type of YAML, and a text that is not what most fields expect. */
const replacements: unknown[] = [null, true, -1, '', 'www.example', [], [null], {}];

type Step = string | number;

/** @returns the path of every field and of every item of a list */
function listPaths(node: ParsedNode | null, path: Step[] = []): Step[][] {
  const below = (step: Step, value: ParsedNode | null) => {
    const own = [...path, step];
    return [own, ...listPaths(value, own)];
  };
  if (isMap<ParsedNode, ParsedNode>(node))
    return node.items.flatMap(({ key, value }) => below(String(key), value));
  return isSeq<ParsedNode>(node) ? node.items.flatMap((item, index) => below(index, item)) : [];
}

const frontMatter = /^---\n([\s\S]*?\n)---\n/;

function listFieldMutations({ path, text }: SourceFile): Mutation[] {
  const head = frontMatter.exec(text)?.[1];
  const yaml = head ?? text;
  const change = (name: string, edit: (document: ReturnType<typeof parseDocument>) => void) => ({
    name: `${path} ${name}`,
    path,
    edit: () => {
      const document = parseDocument(yaml);
      edit(document);
      return head === undefined ? String(document) : text.replace(head, () => String(document));
    },
  });
  return listPaths(parseDocument(yaml).contents).flatMap((field) => [
    change(`without ${field.join('.')}`, (document) => document.deleteIn(field)),
    ...replacements.map((value) =>
      change(`${field.join('.')} = ${JSON.stringify(value)}`, (document) =>
        document.setIn(field, document.createNode(value)),
      ),
    ),
  ]);
}

/** @returns every file removed or emptied, and every field removed or replaced, one at a time */
export const listMutations = (files: SourceFile[]): Mutation[] =>
  files.flatMap((file) => [
    { name: `${file.path} removed`, path: file.path, edit: () => undefined },
    { name: `${file.path} empty`, path: file.path, edit: () => '' },
    ...(/\.(md|yaml)$/.test(file.path) ? listFieldMutations(file) : []),
  ]);

/** Files of a kind beside the one that changes: enough for references and duplicates. */
const fewest = 2;

/**
 * A small firm takes a tenth of the time to check, and its files meet in the same ways.
 * @returns the file, its translations and few files of each kind
 */
export function keepFew(files: SourceFile[], path: string): SourceFile[] {
  const counts = new Map<string, number>();
  const own = locate(path);
  return files.filter((file) => {
    const place = locate(file.path);
    if (file.path === path || (own && place?.kind === own.kind && place.below === own.below))
      return true;
    const key = `${place?.code} ${place?.kind}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return place?.kind === 'pages' || count < fewest;
  });
}

/** @returns the files after the change */
export function applyMutation(files: SourceFile[], { path, edit }: Mutation): SourceFile[] {
  const text = edit();
  return files.flatMap((file) =>
    file.path !== path ? [file] : text === undefined ? [] : [{ path, text }],
  );
}
