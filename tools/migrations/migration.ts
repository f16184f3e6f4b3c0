import type { OpenContent } from './open-content.ts';

/** Rewrites content for a schema change. Running it again must change nothing. */
export type Migration = (content: OpenContent) => void;
