import type { PathParts } from '../../../content/addresses.ts';

export { pages } from './pages.ts';

export const paths = ({ at }: PathParts) => ({
  law: at('law'),
  /** The changes of the register. */
  lawFeed: `${at('law')}/rss.xml`,
  /** The register with the laws that an article cites. */
  lawOfArticle: (number: number) => `${at('law')}?article=${number}`,
});
