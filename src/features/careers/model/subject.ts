import type { PathParts } from '../../../content/addresses.ts';
import { formAnchor } from './form-anchor.ts';
import { openings } from './opening.ts';

export { pages } from './pages.ts';

export const kinds = { openings };

export const paths = ({ at }: PathParts) => ({
  workWithUs: at('work-with-us'),
  opening: (id: string) => `${at('work-with-us')}/${id}`,
  /** The application form with this position preselected. */
  apply: (title: string) => `${at('work-with-us')}?job=${encodeURIComponent(title)}#${formAnchor}`,
});
