import { calculators } from './calculator.ts';

export const kinds = { calculators };
