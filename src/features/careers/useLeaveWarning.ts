import { useEffect } from 'react';

/** Timeout in milliseconds, within which a browser follows a link after a click. */
const timeout = 1000;

/** Makes the browser ask for confirmation before the page is left, if answers would be lost. */
export function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    // Chromium fires `beforeunload` also for a link to a mail program or a phone number.
    let leftByProgramAt = Number.NEGATIVE_INFINITY;
    const noticeLink = ({ target, timeStamp }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && !link.protocol.startsWith('http')) leftByProgramAt = timeStamp;
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - leftByProgramAt > timeout) event.preventDefault();
    };
    document.addEventListener('click', noticeLink);
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', noticeLink);
      removeEventListener('beforeunload', warn);
    };
  }, [isNeeded]);
}
