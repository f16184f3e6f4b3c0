import type { PathParts } from '../../../content/page-model.ts';
import { synonyms } from './synonyms.ts';

export const kinds = { synonyms };

export const paths = ({ below }: PathParts) => ({
  /** The script of the search, with its data. */
  search: below('search.js'),
});
