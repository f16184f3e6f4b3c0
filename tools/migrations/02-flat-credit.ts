import type { Migration } from './migration.ts';

/** Replaces the credit group with two fields, because the editor could not leave the group out. */
export const flatCredit: Migration = (content) =>
  content.edit('firm.yaml', '"credit" became "creditLabel" and "creditUrl"', (document) => {
    if (!document.has('credit')) return false;
    for (const [old, field] of Object.entries({ label: 'creditLabel', url: 'creditUrl' })) {
      const value = document.getIn(['credit', old], true);
      if (value !== undefined) document.set(field, value);
    }
    document.delete('credit');
    return true;
  });
