import { formAnchor } from '../../content/addresses.ts';
import { changeQuery } from '../../ui/filtered-list/query.ts';
import { matchJob } from './job-match.ts';

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Follows links to the form on this page without loading the page again: the address tells
 * the position, the form comes into view, and the listener fills it.
 * @param positions the positions on offer
 * @returns stops listening
 */
export function onApply(positions: readonly string[], apply: (position: string) => void) {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    if (link.pathname !== location.pathname || link.hash !== `#${formAnchor}`) return;
    const position = matchJob(link.search, positions);
    if (!position) return;
    event.preventDefault();
    const address = `${location.pathname}${changeQuery(location.search, { job: position })}${link.hash}`;
    if (!location.href.endsWith(address)) history.pushState(null, '', address);
    document.getElementById(formAnchor)?.scrollIntoView();
    apply(position);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
