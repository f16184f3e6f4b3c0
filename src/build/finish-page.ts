import { escapeAttributes } from './escape-attributes.ts';
import { narrowPolicy } from './page-policy.ts';
import { replaceStyles, type SmallerStyle } from './used-styles.ts';

/** Removes what React writes between texts, which only an island needs. */
const removeComments = (html: string) =>
  html.includes('<astro-island') ? html : html.replaceAll('<!-- -->', '');

/** Otherwise browsers go to the fragment of an address only after the files of scripts have arrived. */
const loadScriptsAsync = (html: string) =>
  html.replaceAll('<script type="module" src=', '<script async type="module" src=');

/** @returns the HTML of a page that Astro has rendered */
export const readRenderedPage = (bytes: Buffer) =>
  escapeAttributes(loadScriptsAsync(removeComments(bytes.toString())));

/** @returns a page with the styles and the policy that it needs */
export const finishPage = (
  bytes: Buffer,
  name: string,
  styles: ReadonlyMap<string, SmallerStyle>,
) => Buffer.from(replaceStyles(narrowPolicy(readRenderedPage(bytes), name), styles));
