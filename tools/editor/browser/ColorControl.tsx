import type { CustomFieldControlProps } from '@sveltia/cms';
import { formatHex } from '../../../src/content/culori.ts';
import { findContrast } from '../../../src/content/kinds/palette.ts';
import { describeProblem, type Words } from './check-entry.ts';

/**
 * A field for a colour, also in a notation that the picker beside it does not have. Below it stands whether the
 * colour stands out from those that it meets.
 */
export const createColorControl =
  (words: Words) =>
  ({ value, field, entry, forID, classNameWrapper, onChange }: CustomFieldControlProps) => {
    const { name, label, theme } = Object(field.toJS());
    const { light, [theme]: own } = Object(entry?.toJS()).data?.palette ?? {};
    const found = value && findContrast({ ...light, ...own }, name);
    const fix = found?.isEnough ? 'This is enough.' : 'This is too little.';
    return (
      <>
        <input
          id={forID}
          className={classNameWrapper}
          value={String(value ?? '')}
          placeholder="#1a2b3c"
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="color"
          aria-label={label}
          value={formatHex(value || light?.[name]) ?? '#ffffff'}
          onChange={({ target }) => onChange(target.value)}
        />
        {found && (
          <output> {describeProblem({ file: '', message: found.message, fix }, words)}</output>
        )}
      </>
    );
  };
