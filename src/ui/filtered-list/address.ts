/** Keeps the state of an island in the query of the address. */

// Safari refuses more than a hundred changes in thirty seconds: typing waits for a pause.
const pause = 400;
let late: { timer: ReturnType<typeof setTimeout>; query: string } | undefined;

function write(how: 'pushState' | 'replaceState', query: string) {
  history[how](null, '', location.pathname + query);
}

function forgetLate() {
  clearTimeout(late?.timer);
  late = undefined;
}

function writeLate() {
  if (late) write('replaceState', late.query);
  forgetLate();
}

/** Changes the query of this entry of the history, at the next pause or when the page is left. */
export function replaceQuery(query: string) {
  forgetLate();
  late = { timer: setTimeout(writeLate, pause), query };
}

/** Makes a new entry, to which Back then leads back from the next. A fragment is dropped. */
export function pushQuery(query: string) {
  writeLate();
  write('pushState', query);
}

/**
 * Calls back whenever the visitor goes through the history or to a fragment.
 * @returns a function that ends it
 */
export function followAddress(read: () => void) {
  const follow = () => {
    forgetLate();
    read();
  };
  addEventListener('popstate', follow);
  addEventListener('pagehide', writeLate);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('pagehide', writeLate);
  };
}
