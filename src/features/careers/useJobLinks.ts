import { useEffect, useEffectEvent } from 'react';
import { formAnchor } from './model/form-anchor.ts';

/**
 * Finds the position that a link asks for, ignoring case and extra white space.
 * @param search query string, such as `?job=intern`; it may contain anything
 * @param positions the available positions, in the order of the list
 * @returns the first position that contains the value of `job`, or undefined if none does
 */
export function matchJob(search: string, positions: readonly string[]) {
  const job = new URLSearchParams(search).get('job') ?? '';
  const wanted = job.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return wanted === ''
    ? undefined
    : positions.find((position) => position.toLowerCase().includes(wanted));
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Chooses the position that the address asks for when the page opens, and that of each link to the
 * form that the visitor follows. Such a link does not load the page again, which would lose what is
 * typed.
 */
export function useJobLinks(positions: readonly string[], choose: (position: string) => void) {
  const chooseFrom = useEffectEvent((search: string) => {
    const position = matchJob(search, positions);
    if (position) choose(position);
    return position;
  });

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.hash !== `#${formAnchor}`) return;
      if (link.pathname !== location.pathname || !chooseFrom(link.search)) return;
      event.preventDefault();
      // The job joins what the address already says, such as the department of the list.
      const query = new URLSearchParams(location.search);
      query.set('job', new URLSearchParams(link.search).get('job') ?? '');
      history.pushState(null, '', `?${query}${link.hash}`);
    };
    chooseFrom(location.search);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
