import { escapeAttributes } from './escape-attributes.ts';
import { narrowPolicy } from './page-policy.ts';
import { replaceStyles, type SmallerStyle } from './used-styles.ts';

/** Removes what React writes between texts, which only an island needs. */
const removeComments = (html: string) =>
  html.includes('<astro-island') ? html : html.replaceAll('<!-- -->', '');

/** @returns the HTML of a page that Astro has rendered */
export const readRenderedPage = (bytes: Buffer) =>
  escapeAttributes(removeComments(bytes.toString()));

/** @returns a page with the styles and the policy that it needs */
export const finishPage = (
  bytes: Buffer,
  name: string,
  styles: ReadonlyMap<string, SmallerStyle>,
) => Buffer.from(replaceStyles(narrowPolicy(readRenderedPage(bytes), name), styles));
