import { services } from './service.ts';

export const kinds = { services };
