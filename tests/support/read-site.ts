import { statSync } from 'node:fs';
import { toCalendarDate } from '../../src/content/dates.ts';
import { contentFolder } from '../../src/content/folder.ts';
import type { Language } from '../../src/content/languages.ts';
import { type Content, loadFolder } from '../../src/site/load-site.ts';
import type { Site } from '../../src/site/site.ts';
import { distFolder } from '../../tools/dist-folder.ts';

/** Many tests need the same content, which none of them changes. */
const loaded = new Map<string, Content>();

/** @returns the content as it was when the site was built */
export function readContent(): Content {
  const folder = contentFolder();
  const now = statSync(distFolder(), { throwIfNoEntry: false })?.mtime ?? new Date();
  const content = loaded.get(folder) ?? loadFolder('.', { now });
  loaded.set(folder, content);
  return content;
}

/** @returns the site in each language, the first language first */
export const readSites = () => readContent().sites;

/** @returns the site in a language, by default the first */
export const readSite = (language?: Language): Site => {
  const [first, ...further] = readSites();
  return further.find((site) => site.language.code === language?.code) ?? first;
};

/** @returns the site in the language of the path */
export function readSiteOf(path: string) {
  const [first, ...further] = readSites();
  return further.find(({ language: { prefix } }) => `${path}/`.startsWith(`${prefix}/`)) ?? first;
}

/** @returns the facts of the firm, so that no test hard-codes them */
export const readFirm = (language?: Language) => readSite(language).firm;

/** @returns the day of the build in the time zone of the firm: unchanged pages keep their dates */
export const readBuildDay = () => toCalendarDate(statSync(distFolder()).mtime, readFirm().timeZone);
