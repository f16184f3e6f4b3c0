import { team } from './member.ts';

export const kinds = { team };
