import type { PathParts } from '../../../content/addresses.ts';
import { sectors } from './sector.ts';

export { pages } from './pages.ts';

export const kinds = { sectors };

export const paths = ({ at }: PathParts) => ({
  businessSectors: at('business-sectors'),
  sector: (id: string) => `${at('business-sectors')}#${id}`,
});
