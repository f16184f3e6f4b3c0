import { articles } from './article.ts';

export const kinds = { articles };
