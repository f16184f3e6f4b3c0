/** Keeps the state of an island in the query string of the address. */

// Safari allows only 100 changes in 30 seconds, so changes made while typing are debounced.
const delay = 400;
let pending: { timer: ReturnType<typeof setTimeout>; query: string } | undefined;

function write(method: 'pushState' | 'replaceState', query: string) {
  history[method](null, '', location.pathname + query);
}

function cancelPending() {
  clearTimeout(pending?.timer);
  pending = undefined;
}

function writePending() {
  if (pending) write('replaceState', pending.query);
  cancelPending();
}

/** Replaces the query of the current history entry, after the delay or when the page is left. */
export function replaceQuery(query: string) {
  cancelPending();
  pending = { timer: setTimeout(writePending, delay), query };
}

/** Adds a history entry with the query. Drops the fragment. */
export function pushQuery(query: string) {
  writePending();
  write('pushState', query);
}

/**
 * Calls `read` when the visitor goes back, forward or to a fragment.
 * @returns a function that removes the listeners
 */
export function followAddress(read: () => void) {
  const follow = () => {
    cancelPending();
    read();
  };
  addEventListener('popstate', follow);
  addEventListener('pagehide', writePending);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('pagehide', writePending);
  };
}
