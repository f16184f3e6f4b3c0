/** Time in milliseconds, within which webmail has loaded in the new window. */
const timeout = 3000;

/** Closes the window when the visitor is back, if it is empty: another program opened the link. */
function closeOnReturn(opened: Window) {
  const openedAt = performance.now();
  const closeIfEmpty = () => {
    if (performance.now() - openedAt < timeout) return;
    removeEventListener('focus', closeIfEmpty);
    try {
      if (opened.location.href === 'about:blank') opened.close();
    } catch {
      // Webmail has loaded in the window, which now belongs to another origin.
    }
  };
  addEventListener('focus', closeIfEmpty);
}

/**
 * Opens a `mailto:` link in a new window. Must be called while the browser handles the visitor's
 * own click, or the browser blocks the window. Without `noopener`, which would hide that it was
 * blocked; the policy for openers that the hosts send keeps webmail away from this page.
 * @returns whether a window was opened; a page cannot know whether a mail program was
 */
export function openMailWindow(link: string) {
  try {
    const opened = open(link, '_blank');
    if (opened) closeOnReturn(opened);
    return opened !== null;
  } catch {
    return false;
  }
}
