import { lawAnchor } from '../../content/law/law-citations.ts';
import type { SiteFacts } from '../../site/site.ts';
import { partId } from './organization.ts';

/** @returns the id of a law in structured data: the address of its entry in the register */
export const lawId = ({ firm, paths }: Pick<SiteFacts, 'firm' | 'paths'>, id: string) =>
  partId(firm, paths.law, lawAnchor(id));
