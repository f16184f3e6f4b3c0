import { openings } from './opening.ts';

export const kinds = { openings };
