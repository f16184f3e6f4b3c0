import type { PathParts } from '../../../content/addresses.ts';

export { words } from '../words/words.ts';
export { pages } from './pages.ts';

export const paths = ({ at }: PathParts) => ({
  law: at('law'),
  /** The register with the laws that an article cites. */
  lawOfArticle: (number: number) => `${at('law')}#article-${number}`,
});
