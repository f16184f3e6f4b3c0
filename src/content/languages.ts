import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from './folder.ts';

/** A language of the site. */
export interface Language {
  /** BCP 47 tag, such as `en-IN`: what pages say of themselves. */
  tag: string;
  /** Without its region, such as `en`: names its folders, files and addresses. */
  code: string;
  /** What leads its addresses: nothing for the first language, such as `/de` for a further one. */
  prefix: string;
  /** Folder of its content, without a slash at the end. */
  folder: string;
}

/** @returns the language of a tag without its region */
export const toLanguageCode = (tag: string) => new Intl.Locale(tag).language;

/** @param tags of `firm.yaml`, the first one first */
export const buildLanguages = (tags: readonly string[]): Language[] =>
  tags.map((tag, index) => {
    const code = toLanguageCode(tag);
    const below = index === 0 ? '' : `/${code}`;
    return { tag, code, prefix: below, folder: `${contentFolder()}${below}` };
  });

/**
 * Reads the languages of the site from `firm.yaml`, for code that runs before the content is read.
 * @returns English where the file is broken: the content check then explains how to fix it
 */
export function readLanguages(): Language[] {
  try {
    const { languages } = parse(readFileSync(`${contentFolder()}/firm.yaml`, 'utf8')) as {
      languages: string[];
    };
    return buildLanguages(languages);
  } catch {
    return buildLanguages(['en']);
  }
}
