import { parse } from 'yaml';
import { listTerms, type TermList, type Vocabulary } from '../../src/content/vocabulary.ts';
import { type KindName, kinds } from '../../src/registry.ts';

/** The values that fields offer, from the current content files. */

const files = import.meta.glob<string>('/content/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @returns the terms of a list of the vocabulary */
export const readTerms = (list: string) =>
  listTerms(parse(files['/content/vocabulary.yaml'] ?? '{}') as Vocabulary, list as TermList);

/** @returns the titles of the files of a kind */
export const readTitles = (kind: string) =>
  Object.entries(files)
    .filter(([file]) => file.startsWith(`/content/${kinds[kind as KindName].folder}/`))
    .map(([, text]) => String((parse(text) as { title?: unknown }).title));
