/**
 * Scrolls at once, and once more two frames later: a glide that was on its way, such as one to
 * the control that has the focus, still ends with a step of its own.
 */
function jump(scroll: () => void) {
  scroll();
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}

/** Shows the top of the page at once. */
export const jumpToTop = () => jump(() => scrollTo({ top: 0, behavior: 'instant' }));

/** Shows what the fragment of the address names, clear of the header, and gives it the focus. */
export function jumpToAnchor() {
  const named = document.getElementById(location.hash.slice(1));
  if (!named) return;
  jump(() => named.scrollIntoView({ behavior: 'instant' }));
  named.focus({ preventScroll: true });
}

/** Glides to the top of the page; jumps where the visitor asked for less motion. */
export function glideToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** @returns whether any of an element is in the window */
export function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return element.isConnected && top < innerHeight && bottom > 0;
}
