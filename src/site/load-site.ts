import { resolve } from 'node:path';
import { contentFolder } from '../content/folder.ts';
import { buildLanguages, type Language } from '../content/languages.ts';
import { kinds } from '../registry.ts';
import { listFiles, readTexts } from './files.ts';
import { type LoadedFile, loadFile } from './loaded-file.ts';
import { createSite, type Site } from './site.ts';
import { type ParsedFile, parseFile, type Source, type TextFile } from './source.ts';

/** The content of a firm: its files, parsed, and the site that they make in each language. */
export interface Content {
  /** Paths of all files: one that cannot be read still exists. */
  filePaths: readonly string[];
  /** The text files. */
  textFiles: ParsedFile[];
  /** The files that can be read, as they are written, in the folders of all languages. */
  sources: Source[];
  /** The site in each of its languages, the first language first. */
  sites: [Site, ...Site[]];
}

export interface LoadOptions {
  /** Includes drafts and entries whose day is to come. */
  drafts?: boolean;
  /** The moment of which the site shows the state. */
  now?: Date;
}

/** @returns the files of one language, with those that it shares with the first one */
function loadLanguage(sources: Source[], language: Language, first: LoadedFile[]): LoadedFile[] {
  const isFirst = language.prefix === '';
  const nameOf = ({ kind, id }: Source) => `${kind}/${id}`;
  const originals = new Map(first.map((file) => [nameOf(file), file]));
  const own = sources
    .filter(({ subfolder }) => subfolder === (isFirst ? '' : language.code))
    .map((source) => {
      const original = originals.get(nameOf(source));
      return loadFile(source, language, original && { ...original, data: original.written });
    });
  const taken = new Set(own.map(nameOf));
  const shared = first.filter(
    (file) => kinds[file.kind].inAllLanguages && !taken.has(nameOf(file)),
  );
  // `written` is empty: this language wrote none of their fields.
  return [...own, ...shared.map((file) => ({ ...file, language, written: {} }))];
}

/**
 * Loads text files: parses each, merges it with what it shares with the first language, validates it.
 * @param filePaths of all files of the folder, also of pictures
 */
export function loadFiles(
  texts: readonly TextFile[],
  filePaths: readonly string[],
  { drafts = false, now = new Date() }: LoadOptions = {},
): Content {
  const textFiles = texts.map(parseFile);
  const sources = textFiles.flatMap(({ source }) => source ?? []);
  const firm = sources.find(({ kind, subfolder }) => kind === 'firm' && subfolder === '');
  const [language, ...further] = buildLanguages(Object(firm?.data).languages);
  const create = (own: Language, first?: Site) => {
    const files = loadLanguage(sources, own, first?.files ?? []);
    return createSite({ language: own, first, files, drafts, now, getContent: () => content });
  };
  const first = create(language);
  const content: Content = {
    filePaths,
    textFiles,
    sources,
    sites: [first, ...further.map((own) => create(own, first))],
  };
  return content;
}

/** Loads the content folder of a project as it is now. */
export function loadFolder(root = '.', options?: LoadOptions): Content {
  const paths = listFiles(root);
  return loadFiles(readTexts(paths, root), paths, options);
}

/**
 * Astro evaluates configuration, collections and pages apart from each other, so that a variable of a
 * module would hold the content several times.
 */
const key = Symbol.for('content of the site');
const store = globalThis as { [key]?: { folder: string; content: Content } };

/** Everyone who asks from now on gets this content, which nobody may have checked yet. */
export function keepSite(content: Content, root = '.') {
  store[key] = { folder: resolve(root, contentFolder()), content };
  return content;
}

/**
 * Loads the content folder of a project once: everyone who asks gets the same object.
 * Its entries can be used only if the content check finds no problems in it.
 */
export function loadSite(root = '.'): Content {
  const known = store[key];
  return known?.folder === resolve(root, contentFolder())
    ? known.content
    : keepSite(loadFolder(root), root);
}
