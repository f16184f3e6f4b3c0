import type { OpenContent } from './open-content.ts';

/** Rewrites content for a schema change. Running it again must change nothing. */
type Migration = (content: OpenContent) => void;

/** Every migration since version 1 of the content, in the order of the changes. New ones come last. */
export const migrations: Migration[] = [];
