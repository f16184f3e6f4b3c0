import type { Notice } from './notice.ts';

/** Makes `notices.ts` show a notice. Works only in pages with `Notices.astro`. */
export const raiseNotice = (notice: Notice) =>
  document.dispatchEvent(new CustomEvent('site:notice', { detail: notice }));
