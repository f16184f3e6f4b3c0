import { defineKind } from '../define-kind.ts';
import { buildLaw, lawSchema } from '../law/law.ts';
import { lawAnchor } from '../law/law-citations.ts';
import { formatStatus } from '../law/law-status.ts';

/** The register of statutes, rules and standards that pages cite. A firm may have none. */
export const law = defineKind({
  folder: 'law',
  inAllLanguages: true,
  label: 'Register of law',
  singular: 'entry in the register of law',
  schema: lawSchema,
  editor: { group: 'Law', columns: ['jurisdiction', 'status', 'checked'] },
  derive: (file, { paths, words }) => {
    const entry = buildLaw(file);
    const path = `${paths.law}#${lawAnchor(entry.id)}`;
    return { ...entry, path, statusText: formatStatus(entry, words) };
  },
  compare: (a, b) => a.title.localeCompare(b.title, 'en'),
  // Its texts are long, and the pages that rely on it are found by their own.
  search: ({ title, statusText }) => ({ title, summary: statusText, texts: [] }),
});
