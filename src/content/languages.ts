import { isLanguageTag } from './code-fields.ts';
import { contentFolder } from './folder.ts';

/** A language of the site. */
export interface Language {
  /** BCP 47 tag, such as `en-IN`, as pages declare it. */
  tag: string;
  /** The tag without its region, such as `en`: used in folders, file names and addresses. */
  code: string;
  /** The beginning of its addresses, such as `/de`; empty for the first language. */
  prefix: string;
  /** Folder of its content, without a trailing slash. */
  folder: string;
}

/** @returns the language of a tag without its region */
export const toLanguageCode = (tag: string) => new Intl.Locale(tag).language;

/** @returns whether no two tags are of one language, such as `en-GB` and `en-US` */
export const areDifferent = (tags: readonly string[]) =>
  new Set(tags.map((tag) => tag.split('-')[0])).size === tags.length;

/**
 * @param tags from `firm.yaml`, not validated: only valid ones count, and the first of each language
 * @returns the languages of the site; English if the firm has named none
 */
export function buildLanguages(tags: unknown): [Language, ...Language[]] {
  const valid = (Array.isArray(tags) ? tags : []).filter(isLanguageTag);
  const build = (code: string, prefix: string): Language => {
    const tag = valid.find((known) => toLanguageCode(known) === code) ?? code;
    return { tag, code, prefix, folder: `${contentFolder()}${prefix}` };
  };
  const [first = 'en', ...further] = new Set(valid.map(toLanguageCode));
  return [build(first, ''), ...further.map((code) => build(code, `/${code}`))];
}
