import { calculators } from './calculator.ts';

export { words } from '../words/words.ts';

export const kinds = { calculators };
