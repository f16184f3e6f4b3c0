import { watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isSeq } from 'yaml';
import { listAddresses } from '../../src/check/addresses.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { checkFolder, readPictures } from '../../src/check/content-folder.ts';
import { findLinksTo } from '../../src/check/links.ts';
import { listFieldValues, nameOf } from '../../src/check/references.ts';
import { contentFolder } from '../../src/content/folder.ts';
import type { Problem } from '../../src/content/problem.ts';
import { findDays, isDraft } from '../../src/content/publication.ts';
import { getKind, kinds } from '../../src/registry.ts';
import { type Content, loadFiles } from '../../src/site/load-site.ts';
import { locate, type ParsedFile, type Source, type TextFile } from '../../src/site/source.ts';
import { formatLabel, titleOf } from './form-fields.ts';

/** An entry of the content, and where its form is. */
export interface Place {
  title: string;
  /** The part of the address of the editor after `#`. */
  form: string;
}

export type FoundProblem = Problem & Place;

/** What has a page of its own, or a part of one, and its address there. */
export type Page = Place & { address: string };

/** What the bar of the editor shows. */
export interface ContentState {
  /** Why the site cannot be built; undefined while the content is being checked. */
  problems?: FoundProblem[];
  /** Entries that are not on the site: drafts, and those whose day is to come. */
  waiting: (Place & { day?: string })[];
  pages: Page[];
}

function findPlace(file: string, { sources }: Content): Place {
  const place = locate(file);
  if (!place) return { title: file, form: '' };
  const { kind, below } = place;
  const id = below.replace(/\.\w+$/, '');
  const { onlyIds, label } = kinds[kind];
  const isSingle = onlyIds?.length === 1;
  const collection = isSingle ? '_singletons' : kind;
  const source = sources.find((found) => found.file === file);
  const title = isSingle ? label : (Object(source?.data)[titleOf(kind)] ?? formatLabel(id));
  return { title: `${title}`, form: `/collections/${collection}/entries/${id}` };
}

const placeProblems = (problems: Problem[], content: Content): FoundProblem[] =>
  problems.map((problem) => ({ ...problem, ...findPlace(problem.file, content) }));

function listWaiting(content: Content) {
  const [{ today }] = content.sites;
  return content.sources.flatMap((source) => {
    const { from: day } = findDays(getKind(source.kind), source.data);
    if (isDraft(source)) return [findPlace(source.file, content)];
    return day > today ? [{ ...findPlace(source.file, content), day }] : [];
  });
}

export function listPages(content: Content): Page[] {
  const [{ files, paths }] = content.sites;
  const pages = [...listAddresses(files, paths)];
  return pages.map(([{ file }, address]) => ({ ...findPlace(file, content), address }));
}

/** @returns a file without the fields and the items of lists that name an entry, as Sveltia CMS empties them */
function removeNames(file: ParsedFile, entries: Source[]): TextFile {
  const { path, text, yaml, source } = file;
  const named = (source ? listFieldValues(source) : []).filter(({ field, value }) =>
    entries.some(
      (entry) => field.reference?.kind === entry.kind && nameOf(entry, field.reference) === value,
    ),
  );
  if (!yaml || named.length === 0) return file;
  const document = yaml.document.clone();
  for (const { path } of named.toReversed()) {
    document.deleteIn(path);
    const list = document.getIn(path.slice(0, -1));
    if (isSeq(list) && list.items.length === 0) document.deleteIn(path.slice(0, -1));
  }
  return { path, text: text.replace(yaml.text, () => `${document}`) };
}

/** Lines move, and an entry that names it may have been wrong before. */
const identify = ({ file, field, message }: Problem) => [file, field, message].join('\n');

/**
 * @param form of an entry
 * @returns the problems that the content would have without it, and does not have with it. Where a field
 *   that must be filled in names it, Sveltia CMS does not delete it.
 */
export async function findProblemsWithout(form: string) {
  const { content, problems } = await checkFolder();
  const before = new Set(problems.map(identify));
  const isKept = (path: string) => findPlace(path, content).form !== form;
  const deleted = content.sources.filter(({ file }) => !isKept(file));
  const texts = content.textFiles
    .filter(({ path }) => isKept(path))
    .map((file) => removeNames(file, deleted));
  const paths = content.filePaths.filter(isKept);
  const found = checkContent(loadFiles(texts, paths), await readPictures(paths)).filter(
    (problem) => !before.has(identify(problem)),
  );
  // Only the built page shows that the anchor of an entry is missing.
  const links = content.sites.flatMap(({ files, paths }) => {
    const others = files.filter(({ file }) => isKept(file));
    return [...listAddresses(files, paths)]
      .filter(([{ file }, address]) => !isKept(file) && address.includes('#'))
      .flatMap(([, address]) => findLinksTo(address, others));
  });
  return placeProblems([...found, ...links], content);
}

/** Checks the content now and after each change, and reports what it finds. */
export async function watchContent(report: (state: ContentState) => void) {
  let isChecking = false;
  let hasChanged = false;
  const check = async () => {
    hasChanged = true;
    if (isChecking) return;
    isChecking = true;
    while (hasChanged) {
      hasChanged = false;
      report({ waiting: [], pages: [] });
      // The program that changes files may write several.
      await wait(100);
      // A file may be gone before it is read. That is a change, too.
      const found = await checkFolder().catch(console.error);
      if (hasChanged || !found) continue;
      const { content, problems } = found;
      report({
        problems: placeProblems(problems, content),
        waiting: listWaiting(content),
        pages: listPages(content),
      });
    }
    isChecking = false;
  };
  watch(contentFolder(), { recursive: true }, check);
  await check();
}
