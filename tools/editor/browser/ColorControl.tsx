import type { CustomFieldControlProps } from '@sveltia/cms';

/** Shows a colour beside what is written for it. The check says before it is saved what lacks contrast. */
export const ColorControl = ({ value, forID, onChange }: CustomFieldControlProps) => (
  <span className="colour">
    <input
      id={forID}
      type="text"
      value={String(value ?? '')}
      placeholder="#1a2b3c"
      onChange={({ target }) => onChange(target.value)}
    />
    <span style={{ background: String(value ?? '') }} />
  </span>
);
