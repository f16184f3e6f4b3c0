/** A notice. A `destructive` one reports a failure and is announced immediately. */
export interface Notice {
  /** A later notice with the same topic replaces this one. */
  topic: string;
  title: string;
  description: string;
  tone: 'default' | 'destructive';
}

declare global {
  interface DocumentEventMap {
    'site:notice': CustomEvent<Notice>;
  }
}

/** Makes `notices.ts` show a notice. Works only in pages with `Notices.astro`. */
export const raiseNotice = (notice: Notice) =>
  document.dispatchEvent(new CustomEvent('site:notice', { detail: notice }));
