/** Shows the top of the page at once. */
export function jumpToTop() {
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Glides to the top of the page; jumps where the visitor asked for less motion. */
export function glideToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
