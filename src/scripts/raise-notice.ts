import type { Notice } from '../lib/notice.ts';

/** Has `notices.ts` show a notice, in a page that places `layouts/Notices.astro`. */
export const raiseNotice = (notice: Notice) =>
  document.dispatchEvent(new CustomEvent('site:notice', { detail: notice }));
