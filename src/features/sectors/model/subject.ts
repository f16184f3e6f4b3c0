import type { PathParts } from '../../../content/addresses.ts';
import { sectors } from './sector.ts';

export { words } from '../words.ts';
export { pages } from './pages.ts';

export const kinds = { sectors };

export const paths = ({ at }: PathParts) => ({
  businessSectors: at('business-sectors'),
  sector: (id: string) => `${at('business-sectors')}#${id}`,
});
