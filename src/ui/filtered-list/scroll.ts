/**
 * Scrolls instantly, and again two frames later: a smooth scroll that is already running, such as
 * one to the focused control, still makes one last step.
 */
function jump(scroll: () => void) {
  scroll();
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}

/** Scrolls instantly to the top of the page. */
export const jumpToTop = () => jump(() => scrollTo({ top: 0, behavior: 'instant' }));

/** Scrolls instantly to the target of the fragment, below the header, and focuses it. */
export function jumpToAnchor() {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  jump(() => target.scrollIntoView({ behavior: 'instant' }));
  target.focus({ preventScroll: true });
}

/** Scrolls smoothly to the top of the page, or instantly if the visitor prefers reduced motion. */
export function scrollToTop() {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}

/** @returns whether any part of the element's height is in the viewport */
export function isInViewport(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return element.isConnected && top < innerHeight && bottom > 0;
}
