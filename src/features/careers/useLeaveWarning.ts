import { useEffect } from 'react';

/** Milliseconds in which a browser acts on the press of a link. */
const following = 1000;

/** Has the browser ask before the page is left, as long as something on it would be lost. */
export function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    // Chromium takes a link to a mail program or a telephone for a way out of the page.
    let leftByProgramAt = Number.NEGATIVE_INFINITY;
    const noticeLink = ({ target, timeStamp }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && !link.protocol.startsWith('http')) leftByProgramAt = timeStamp;
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - leftByProgramAt > following) event.preventDefault();
    };
    document.addEventListener('click', noticeLink);
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', noticeLink);
      removeEventListener('beforeunload', warn);
    };
  }, [isNeeded]);
}
