import type { OpenContent } from './open-content.ts';

/** Rewrites content for a change of a schema. To run it again changes nothing. */
export type Migration = (content: OpenContent) => void;
