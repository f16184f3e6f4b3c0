import { findScript } from '../content/words/find-script.ts';

/** Letters hang from a line that must not be torn, with signs above and below it. */
const devanagari = `:root{
--face-display:var(--face-Deva);
--tracking-tight:normal;
--text-base--line-height:1.75;
--text-xl--line-height:1.4;
--text-2xl--line-height:1.35;
--text-3xl--line-height:1.3;
--text-4xl--line-height:1.25
}`;

/** Words of twenty letters fit in a heading on the smallest screen; the browser hyphenates longer ones. */
const german = `html{hyphens:auto;hyphenate-limit-chars:12 4 4}
@media (width<36rem){:root{--text-3xl:1.75rem}}
@media (width>=36rem){h1,h2,h3{hyphens:manual}}`;

/**
 * @param language BCP 47, such as `de-DE`
 * @returns what the pages of the language have beside the styles of all pages, if anything
 */
export function findLanguageStyles(language: string) {
  const styles = findScript(language) === 'Deva' ? devanagari : undefined;
  return new Intl.Locale(language).language === 'de' ? german : styles;
}
