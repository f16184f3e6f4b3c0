import type { CustomFieldControlProps } from '@sveltia/cms';
import { findContrast } from '../../../src/content/kinds/palette.ts';
import { describeProblem, type Words } from './check-entry.ts';

/** Shows a colour beside what is written for it, and below it whether it stands out from those that it meets. */
export const createColorControl =
  (words: Words) =>
  ({ value, field, entry, forID, onChange }: CustomFieldControlProps) => {
    const { name, theme } = Object(field.toJS());
    const { light, [theme]: own } = Object(entry?.toJS()).data?.palette ?? {};
    const found = value && findContrast({ ...light, ...own }, name);
    const fix = found?.isEnough ? 'This is enough.' : 'This is too little.';
    return (
      <>
        <input
          id={forID}
          value={String(value ?? '')}
          placeholder="#1a2b3c"
          style={{ borderInlineEnd: `3rem solid ${value}` }}
          onChange={({ target }) => onChange(target.value)}
        />
        {found && (
          <output> {describeProblem({ file: '', message: found.message, fix }, words)}</output>
        )}
      </>
    );
  };
