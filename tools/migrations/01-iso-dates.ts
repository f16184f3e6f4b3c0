import { isScalar, visit } from 'yaml';
import type { Migration } from './migration.ts';

const fields = ['date', 'updated', 'postedDate', 'closes', 'effective', 'checked'];

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

const written = new RegExp(`^(${months.join('|')}) (\\d{1,2}), (\\d{4})$`);

/** @returns `2025-01-15` for `January 15, 2025`; undefined for anything else */
function toIso(value: unknown) {
  const [, month = '', day = '', year] = written.exec(String(value)) ?? [];
  if (year === undefined) return undefined;
  const number = String(months.indexOf(month) + 1).padStart(2, '0');
  return `${year}-${number}-${day.padStart(2, '0')}`;
}

/** Converts dates such as `January 15, 2025`. */
export const isoDates: Migration = (content) => {
  for (const file of content.list())
    content.edit(file, 'dates are written like 2025-01-15', (document) => {
      let changed = false;
      visit(document, {
        Pair(_, { key, value }) {
          if (!isScalar(key) || !isScalar(value) || !fields.includes(String(key.value))) return;
          const iso = toIso(value.value);
          if (iso === undefined) return;
          value.value = iso;
          value.type = 'PLAIN';
          changed = true;
        },
      });
      return changed;
    });
};
