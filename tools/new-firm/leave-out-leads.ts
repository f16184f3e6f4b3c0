import { listOptionalLeads } from '../../src/content/page-model.ts';
import { getPageModel } from '../../src/registry.ts';
import type { Fields } from './placeholders.ts';

/** @returns the fields of a page that lead to pages that the firm does not have, without a value */
export const leaveOutLeads = (id: string, ids: string[]): Fields => {
  const model = getPageModel(id);
  const leads = model ? listOptionalLeads(model) : [];
  return Object.fromEntries(
    leads.filter(({ page }) => !ids.includes(page)).map(({ field }) => [field, undefined]),
  );
};
