import { findLanguages, listPagesIn } from '../../../src/check/languages.ts';
import { contentFile, locate } from '../../../src/check/locate.ts';
import { type KnownSources, readSource } from '../../../src/check/read-source.ts';
import type { SourceFile } from '../../../src/check/source.ts';
import type { Redirect } from '../../../src/content/redirects.ts';
import { readForm, writeForm } from '../file-format.ts';

/** @returns the name of an entry in every language */
function nameEntry(path: string) {
  const { kind, below = '' } = locate(path) ?? {};
  return `${kind}/${below.replace(/\.\w+$/, '')}`;
}

/**
 * Finds the pages that have another address after a change, in all languages.
 * @param renamed former and new paths of files
 */
export function findMoved(
  before: SourceFile[],
  after: SourceFile[],
  renamed: [former: string, path: string][],
  known?: KnownSources,
): Redirect[] {
  const names = new Map(renamed.map(([former, path]) => [nameEntry(former), nameEntry(path)]));
  const read = (files: SourceFile[]) =>
    files.flatMap((file) => readSource(file, known).source ?? []);
  const [sources, changed] = [read(before), read(after)];
  return findLanguages(sources).flatMap((language) => {
    const pages = new Map(
      [...listPagesIn(changed, [language])].map(([path, { key }]) => [key, path]),
    );
    return [...listPagesIn(sources, [language])].flatMap(([from, { key }]) => {
      const to = pages.get(names.get(key) ?? key);
      return to === undefined || to === from ? [] : [{ from, to }];
    });
  });
}

/** @returns a list of redirects with further ones, none of which leads to another */
function addRedirects(list: readonly Redirect[], moved: readonly Redirect[]): Redirect[] {
  const targets = new Map(moved.map(({ from, to }) => [from, to]));
  const kept = list
    .map(({ from, to }) => ({ from, to: targets.get(to) ?? to }))
    // A page that is back at its former address.
    .filter(({ from, to }) => from !== to && !targets.has(from));
  return [...kept.filter(({ from }) => !moved.some(({ to }) => to === from)), ...moved];
}

export const redirectsFile = () => contentFile('redirects', 'redirects');

/** @returns the text of the file of redirects with those of pages that have moved */
export function writeRedirects(text: string, moved: readonly Redirect[]): string {
  const form = readForm(redirectsFile(), text);
  const list = (form.redirects ?? []) as Redirect[];
  return writeForm(redirectsFile(), { ...form, redirects: addRedirects(list, moved) });
}
