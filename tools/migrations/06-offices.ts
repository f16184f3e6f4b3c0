import { Document, isMap } from 'yaml';
import type { Migration } from './migration.ts';

/**
 * Moves the single address of a firm to a file for its office; each further office gets its own
 * file.
 */
export const offices: Migration = (content) =>
  content.edit('firm.yaml', '"address" and "hours" moved to offices/office.yaml', (document) => {
    const address = document.get('address');
    if (!isMap(address)) return false;
    // Only the country code remains, under the name of the field with the country.
    const country = address.get('countryCode', true);
    address.delete('countryCode');
    address.set('country', country);
    const office = new Document({ order: 1, title: 'Office' });
    for (const { key, value } of address.items) office.set(key, value);
    const hours = document.get('hours', true);
    if (hours !== undefined) office.set('hours', hours);
    content.create('offices/office.yaml', 'was added', office);
    document.delete('address');
    document.delete('hours');
    return true;
  });
