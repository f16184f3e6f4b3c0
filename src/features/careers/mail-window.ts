/** Long enough for webmail to answer in the new window. */
const patience = 3000;

function isEmpty(opened: Window) {
  try {
    return !opened.closed && opened.location.href === 'about:blank';
  } catch {
    // Webmail took the window over: it is another origin's now.
    return false;
  }
}

/** Where a program outside the browser took the link, the empty window goes when the visitor is back. */
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

/**
 * Opens a `mailto:` link in a new window. To be called within the visitor's gesture, or the
 * browser refuses. Without `noopener`, which would hide a refusal.
 * @returns whether a window was opened; whether a mail program was, no page can know
 */
export function openMailWindow(link: string) {
  try {
    const opened = open(link, '_blank');
    if (!opened) return false;
    closeOnReturn(opened);
    return true;
  } catch {
    return false;
  }
}
