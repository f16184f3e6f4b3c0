import { contentFolder } from './folder.ts';
import { readYaml } from './read-yaml.ts';

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

/** @param tags from `firm.yaml`, in the same order */
export const buildLanguages = (tags: readonly string[]): Language[] =>
  tags.map((tag, index) => {
    const code = toLanguageCode(tag);
    const below = index === 0 ? '' : `/${code}`;
    return { tag, code, prefix: below, folder: `${contentFolder()}${below}` };
  });

/**
 * Reads `firm.yaml` for code that runs before the content is checked.
 * @returns nothing if it is invalid: the content check then explains how to fix it
 */
function readFirm<Result>(read: (firm: { languages: string[]; siteUrl: string }) => Result) {
  try {
    return read(readYaml('firm.yaml') as Parameters<typeof read>[0]);
  } catch {
    return undefined;
  }
}

/** @returns the languages of the site; English if the firm has named none */
export const readLanguages = (): Language[] =>
  readFirm(({ languages }) => buildLanguages(languages)) ?? buildLanguages(['en']);

/** @returns the address of the site, such as `https://www.example.org` */
export const readSiteUrl = () =>
  readFirm(({ siteUrl }) => (URL.canParse(siteUrl) ? siteUrl : undefined));
