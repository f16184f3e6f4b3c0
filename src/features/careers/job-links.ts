import { matchJob } from './job-match.ts';
import { formAnchor } from './model/form-anchor.ts';

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Tells the listener which position the address asks for: when the page is opened, when the visitor
 * goes back or forward, and when the visitor follows a link to the form on this page. Such a link
 * does not reload the page: its position is put into the address, and the form is scrolled into
 * view.
 * @param positions the available positions
 * @param listener receives the position, '' for none, and whether the visitor followed such a link
 * @returns a function that removes the listeners
 */
export function followJob(
  positions: readonly string[],
  listener: (position: string, isFromLink: boolean) => void,
) {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    if (link.pathname !== location.pathname || link.hash !== `#${formAnchor}`) return;
    const position = matchJob(link.search, positions);
    if (!position) return;
    event.preventDefault();
    const query = new URLSearchParams(location.search);
    query.set('job', position);
    const address = `${location.pathname}?${query}${link.hash}`;
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
