import { useEffectEvent, useLayoutEffect } from 'react';
import { formId } from './application.ts';
import { formAnchor } from './model/form-anchor.ts';

/** Typeset titles have no-break spaces, which nobody types into an address. */
const fold = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Finds the position that a link asks for, ignoring case and the kind and number of spaces.
 * @param search query string, such as `?job=intern`; it may contain anything
 * @param positions the available positions, in the order of the list
 * @returns the position that is the value of `job`, otherwise the first that contains it, if any
 */
export function matchJob(search: string, positions: readonly string[]) {
  const wanted = fold(new URLSearchParams(search).get('job') ?? '');
  if (wanted === '') return undefined;
  return (
    positions.find((position) => fold(position) === wanted) ??
    positions.find((position) => fold(position).includes(wanted))
  );
}

/** Writes the job into the address, beside what it already says, such as the department of the list. */
export function writeJob(job: string, method: 'pushState' | 'replaceState') {
  const query = new URLSearchParams(location.search);
  if (job) query.set('job', job);
  else query.delete('job');
  const search = `${query}` === '' ? location.pathname : `?${query}`;
  try {
    history[method](null, '', search + (job ? `#${formAnchor}` : location.hash));
  } catch {
    // Safari allows a hundred changes in half a minute.
  }
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function showForm() {
  document.getElementById(formId)?.focus({ preventScroll: true });
  document.getElementById(formAnchor)?.scrollIntoView();
}

/**
 * Chooses the position that the address asks for when the page opens and on Back, and that of each
 * link to the form that the visitor follows. Such a link does not load the page again.
 * @param choose is called with a position or '', and whether the page has just been opened
 */
export function useJobLinks(
  positions: readonly string[],
  choose: (position: string, isFirst: boolean) => void,
) {
  const chooseFrom = useEffectEvent((search: string, isFirst = false) => {
    const position = matchJob(search, positions);
    choose(position ?? '', isFirst);
    return position;
  });

  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.hash !== `#${formAnchor}`) return;
      if (link.pathname !== location.pathname || !matchJob(link.search, positions)) return;
      event.preventDefault();
      chooseFrom(link.search);
      writeJob(new URLSearchParams(link.search).get('job') ?? '', 'pushState');
      showForm();
    };
    const goBack = () => {
      chooseFrom(location.search);
    };
    if (chooseFrom(location.search, true)) showForm();
    document.addEventListener('click', follow);
    addEventListener('popstate', goBack);
    return () => {
      document.removeEventListener('click', follow);
      removeEventListener('popstate', goBack);
    };
  }, [positions]);
}
