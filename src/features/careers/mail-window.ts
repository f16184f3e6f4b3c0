/** Milliseconds that webmail needs at most to answer in the new window. */
const patience = 3000;

function isEmpty(opened: Window) {
  try {
    return !opened.closed && opened.location.href === 'about:blank';
  } catch {
    // Webmail took the window over: it is another origin's now.
    return false;
  }
}

/** If a program outside the browser took the link, closes the empty window when the visitor is back. */
function closeOnReturn(opened: Window) {
  const openedAt = performance.now();
  const tidy = () => {
    const empty = isEmpty(opened);
    if (empty && performance.now() - openedAt < patience) return;
    if (empty) opened.close();
    removeEventListener('focus', tidy);
  };
  addEventListener('focus', tidy);
}

/** Keeps webmail in the new window from reaching this page. */
function cutTie(opened: Window) {
  try {
    opened.opener = null;
  } catch {
    // Already another origin's, on a host without COOP.
  }
}

/**
 * Opens a `mailto:` link in a new window. To be called while the browser handles the visitor's own
 * press, or the browser refuses. Without `noopener`, which would hide a refusal.
 * @returns whether a window was opened; whether a mail program was, no page can know
 */
export function openMailWindow(link: string) {
  try {
    const opened = open(link, '_blank');
    if (!opened) return false;
    cutTie(opened);
    closeOnReturn(opened);
    return true;
  } catch {
    return false;
  }
}
