import type { Notice } from './notice.ts';

/** Has `notices.ts` show a notice, in a page that places `Notices.astro`. */
export const raiseNotice = (notice: Notice) =>
  document.dispatchEvent(new CustomEvent('site:notice', { detail: notice }));
