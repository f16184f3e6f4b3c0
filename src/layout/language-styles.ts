import { findScript } from '../content/language-facts.ts';

/** Letter spacing would break what joins the letters. Signs above and below need space. */
const joined = `--tracking-tight:normal;
--text-base--line-height:1.75;
--text-xl--line-height:1.4;
--text-2xl--line-height:1.35;
--text-3xl--line-height:1.3;
--text-hero--line-height:1.2;
--text-field--line-height:1.25`;

/** Of scripts in which the letters of a word are joined. */
const scripts: Partial<Record<string, string>> = {
  /** Letters are of the visitor's system. */
  Arab: `:root{${joined}}`,
  /**
   * Names and figures in Latin letters keep the typefaces of the firm. Not every computer has a font for
   * Devanagari, so small texts name it, too.
   */
  Deva: `:root{
--font-headings:headings,script,serif;
--font-display:display,script,serif;
--font-prose:script,serif;
--font-sans:interface,system-ui,sans-serif,script;
${joined}
}`,
};

/** Words of up to 20 letters fit in headings on the smallest screen; longer ones are hyphenated. */
const german = `html{hyphens:auto;hyphenate-limit-chars:12 4 4}
@media (width<36rem){:root{--text-3xl:1.75rem}}
@media (width>=36rem){h1,h2,h3{hyphenate-limit-chars:20 8 8}}`;

/**
 * @param tag BCP 47, such as `de-DE`
 * @returns the additional styles of pages in this language, if any
 */
export function findLanguageStyles(tag: string) {
  return new Intl.Locale(tag).language === 'de' ? german : scripts[findScript(tag) ?? ''];
}
