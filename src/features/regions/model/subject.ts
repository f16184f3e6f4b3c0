import { boundaries } from './boundary.ts';
import { regions } from './region.ts';

export const kinds = { regions, boundaries };
