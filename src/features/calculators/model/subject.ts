import { calculators } from './calculator.ts';

export { words } from '../words.ts';

export const kinds = { calculators };
