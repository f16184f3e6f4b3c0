/**
 * Which links the browser may open beforehand, once a visitor points at one or presses it:
 * pages of this site, and no file to download or to subscribe to (their names have a dot).
 * Source: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});
