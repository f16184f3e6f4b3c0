import { contentFolder } from '../../../src/content/folder.ts';
import type { Form } from '../file-format.ts';

/** An entry as Sveltia CMS describes it before it saves it. */
export interface Entry {
  path: string;
  data: Form | undefined;
  /** The texts in further languages, by their codes. */
  i18n: Record<string, { data: Form | undefined }>;
}

/** @returns the path of the translation of a file */
export const translatePath = (path: string, code: string) =>
  path.replace(`${contentFolder()}/`, `${contentFolder()}/${code}/`);

/** The texts that will be saved. */
export function listFiles({ path, data, i18n }: Entry): { path: string; data: Form | undefined }[] {
  const further = Object.entries(i18n).map(([code, entry]) => ({
    path: translatePath(path, code),
    data: entry.data,
  }));
  return [{ path, data }, ...further];
}
