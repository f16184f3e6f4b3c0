import type { PathParts } from '../../../content/page-model.ts';
import { ownPages } from './own-page.ts';

export const kinds = { ownPages };

export const paths = ({ below }: PathParts) => ({
  ownPage: (id: string) => below(id),
});
