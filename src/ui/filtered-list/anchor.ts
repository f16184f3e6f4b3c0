/** Brings what the fragment of the address names into view again, and gives it the focus. */
export function meetAnchor() {
  const named = document.getElementById(location.hash.slice(1));
  named?.scrollIntoView({ behavior: 'instant' });
  named?.focus({ preventScroll: true });
}
