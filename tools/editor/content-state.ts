import { watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { checkContent } from '../../src/check/check-content.ts';
import { type ContentFolder, readContent } from '../../src/check/content-folder.ts';
import type { Problem } from '../../src/check/problem.ts';
import { toCalendarDate } from '../../src/content/dates.ts';
import { contentFolder } from '../../src/content/folder.ts';
import { getKind, kinds } from '../../src/registry.ts';
import { locate } from '../../src/site/source.ts';
import { titleOf } from './form-fields.ts';

/** An entry of the content, and where its form is. */
export interface Place {
  title: string;
  /** The part of the address of the editor after `#`. */
  form: string;
}

export type FoundProblem = Problem & Place;

/** What the bar of the editor shows. */
export interface ContentState {
  /** Why the site cannot be built; undefined while the content is being checked. */
  problems?: FoundProblem[];
  /** Entries that are not on the site: drafts, and those whose day is to come. */
  waiting: (Place & { day?: string })[];
}

type Data = Record<string, unknown>;

function findPlace(file: string, { files }: ContentFolder): Place {
  const place = locate(file);
  if (!place) return { title: file, form: '' };
  const { kind, below } = place;
  const id = below.replace(/\.\w+$/, '');
  const { onlyIds } = kinds[kind];
  const collection = onlyIds?.length === 1 ? '_singletons' : kind;
  const source = files.find(({ path }) => path === file)?.source;
  const title = (source?.data as Data | undefined)?.[titleOf(kind)] ?? id;
  return { title: `${title}`, form: `/collections/${collection}/entries/${id}` };
}

function listWaiting(content: ContentFolder) {
  const today = toCalendarDate(new Date(), 'UTC');
  return content.files.flatMap(({ path, source }) => {
    const data = (source?.data ?? {}) as Data;
    const day = source && `${data[getKind(source.kind).appearsOn ?? ''] ?? ''}`;
    if (data.draft === true) return [findPlace(path, content)];
    return day && day > today ? [{ ...findPlace(path, content), day }] : [];
  });
}

const findProblems = (content: ContentFolder): FoundProblem[] =>
  checkContent(content).map((problem) => ({ ...problem, ...findPlace(problem.file, content) }));

/**
 * @param form of an entry
 * @returns the problems that the content would have without it, and does not have with it
 */
export async function findProblemsWithout(form: string) {
  const content = await readContent();
  const before = new Set(checkContent(content).map((problem) => JSON.stringify(problem)));
  const files = content.files.filter(({ path }) => findPlace(path, content).form !== form);
  return checkContent({ ...content, files })
    .filter((problem) => !before.has(JSON.stringify(problem)))
    .map((problem) => ({ ...problem, ...findPlace(problem.file, content) }));
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
      report({ waiting: [] });
      // The program that changes files may write several.
      await wait(100);
      const content = await readContent();
      const state = { problems: findProblems(content), waiting: listWaiting(content) };
      if (!hasChanged) report(state);
    }
    isChecking = false;
  };
  watch(contentFolder(), { recursive: true }, check);
  await check();
}
