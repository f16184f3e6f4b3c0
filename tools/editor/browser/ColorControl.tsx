import type { CustomFieldControlProps } from '@sveltia/cms';

/** Shows a colour beside what is written for it. The check says before it is saved what lacks contrast. */
export const ColorControl = ({ value = '', forID, onChange }: CustomFieldControlProps) => (
  <input
    id={forID}
    value={String(value)}
    placeholder="#1a2b3c"
    style={{ borderInlineEnd: `3rem solid ${value}` }}
    onChange={({ target }) => onChange(target.value)}
  />
);
