/** Timeout in milliseconds, within which webmail has loaded in the new window. */
const timeout = 3000;

function isEmpty(opened: Window) {
  try {
    return !opened.closed && opened.location.href === 'about:blank';
  } catch {
    // Webmail has loaded in the window, which now belongs to another origin.
    return false;
  }
}

/** Closes the window when the visitor is back, if it is empty: another program opened the link. */
function closeOnReturn(opened: Window) {
  const openedAt = performance.now();
  const closeIfEmpty = () => {
    const empty = isEmpty(opened);
    if (empty && performance.now() - openedAt < timeout) return;
    if (empty) opened.close();
    removeEventListener('focus', closeIfEmpty);
  };
  addEventListener('focus', closeIfEmpty);
}

/** Keeps webmail in the new window from accessing this page. */
function removeOpener(opened: Window) {
  try {
    opened.opener = null;
  } catch {
    // The window already belongs to another origin, on a host without COOP.
  }
}

/**
 * Opens a `mailto:` link in a new window. Must be called while the browser handles the visitor's
 * own click, or the browser blocks the window. Without `noopener`, which would hide that it was
 * blocked.
 * @returns whether a window was opened; a page cannot know whether a mail program was
 */
export function openMailWindow(link: string) {
  try {
    const opened = open(link, '_blank');
    if (!opened) return false;
    removeOpener(opened);
    closeOnReturn(opened);
    return true;
  } catch {
    return false;
  }
}
