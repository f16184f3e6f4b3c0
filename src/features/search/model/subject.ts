import { synonyms } from './synonyms.ts';

export const kinds = { synonyms };
