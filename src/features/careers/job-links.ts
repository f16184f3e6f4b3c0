import { formAnchor } from '../../content/addresses.ts';
import { changeQuery } from '../../ui/filtered-list/query.ts';
import { matchJob } from './job-match.ts';

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Tells the listener which position the address asks for: when the page is opened, when the visitor
 * goes through the history, and when a link to the form is followed on this page. Such a link does
 * not load the page again: the address takes its position and the form comes into view.
 * @param positions the positions on offer
 * @param listener learns the position, empty for none, and whether the visitor followed such a link
 * @returns a function that stops listening
 */
export function followJob(
  positions: readonly string[],
  listener: (position: string, isApplied: boolean) => void,
) {
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
    listener(position, true);
  };
  const read = () => listener(matchJob(location.search, positions) ?? '', false);
  read();
  addEventListener('popstate', read);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', read);
    document.removeEventListener('click', follow);
  };
}
