import { readdirSync } from 'node:fs';
import { kinds as pageKinds } from '../../scripts/kinds.ts';

/** Every page of the built site, by its path, the not-found pages among them. */
export const routes = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => `/${name.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
  .sort();

/** One page of each kind, the page that is not found among them. */
export const kinds = [...pageKinds, '/404'];
