/**
 * The links that the browser may prerender once a visitor hovers over one or presses it: pages of
 * this site, but no downloads or feeds (their names contain a dot).
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
