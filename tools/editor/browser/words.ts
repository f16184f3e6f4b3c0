import { parse } from 'yaml';

/** The language of the editor. Its texts are English; `../words/` has them in others. */

const files = import.meta.glob<string>('../words/*.yaml', { query: '?raw', import: 'default' });

/** @returns the language chosen in the settings of Sveltia CMS, or that of the browser */
function readLanguage(): string {
  const { locale } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
  return locale && locale !== 'auto' ? locale : navigator.language;
}

const [code = ''] = readLanguage().split('-');
const load = files[`../words/${code}.yaml`];

/** A change of it holds when the editor is opened again. */
export const language = load ? code : 'en';

/** For dates and times: with the region of the browser, if it is of that language. */
export const locale = navigator.language.startsWith(language) ? navigator.language : language;

const texts: Record<string, string> = load ? parse(await load()) : {};

/**
 * @param text in English, with names in braces for values
 * @returns the text in the language of the editor, or in English if it is not known there
 */
export const translate = (text: string, values: Record<string, string> = {}) =>
  (texts[text] ?? text).replace(/{(\w+)}/g, (place, name: string) => values[name] ?? place);
