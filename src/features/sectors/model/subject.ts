import { sectors } from './sector.ts';

export const kinds = { sectors };
