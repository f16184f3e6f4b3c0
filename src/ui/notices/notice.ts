/** What a notice says; `destructive` tells of a failure and is announced at once. */
export interface Notice {
  /** What it is about: a later notice of the same topic takes its place. */
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
