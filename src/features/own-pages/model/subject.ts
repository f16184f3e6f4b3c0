import type { PathParts } from '../../../content/addresses.ts';
import { ownPages } from './own-page.ts';

export const kinds = { ownPages };

export const paths = ({ below }: PathParts) => ({
  ownPage: (id: string) => below(id),
});
