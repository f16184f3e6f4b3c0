import { defineKind } from '../define-kind.ts';
import { buildLaw, lawSchema } from '../law/law.ts';

/** The register of statutes, rules and standards that pages cite. A firm may have none. */
export const law = defineKind({
  folder: 'law',
  inAllLanguages: true,
  label: 'Register of law',
  singular: 'entry in the register of law',
  schema: lawSchema,
  editor: { group: 'Law', columns: ['jurisdiction', 'status', 'checked'] },
  build: buildLaw,
  compare: (a, b) => a.title.localeCompare(b.title, 'en'),
});
