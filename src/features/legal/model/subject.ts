import { legal } from './legal.ts';

export const kinds = { legal };
