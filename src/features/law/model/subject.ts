import { intro, pageHead } from '../../../content/fields.ts';
import { definePage, type PathParts } from '../../../content/page-model.ts';

export const pages = {
  law: definePage('law', {
    fields: { ...pageHead, intro },
    path: ({ law }) => law,
    group: 'law',
    type: 'CollectionPage',
    needs: 'law',
  }),
};

export const paths = ({ at }: PathParts) => ({
  law: at('law'),
  /** The changes of the register. */
  lawFeed: `${at('law')}/rss.xml`,
  /** @param country code, such as `IN` */
  lawFeedOf: (country: string) => `${at('law')}/${country.toLowerCase()}/rss.xml`,
  /** The register for programs. */
  lawData: (ending: 'csv' | 'json') => `${at('law')}/register.${ending}`,
  /** The register with the laws that an article cites. */
  lawOfArticle: (number: number) => `${at('law')}?article=${number}`,
});
