import type { PathParts } from '../../../content/page-model.ts';
import { legal } from './legal.ts';

export const kinds = { legal };

export const paths = ({ below }: PathParts) => ({
  legal: (id: string) => below(id),
});
