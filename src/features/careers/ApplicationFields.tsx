import type { ComponentProps } from 'react';
import type { WordsOf } from '../../content/words.ts';
import { FormField } from '../../ui/FormField.tsx';
import { type Errors, type FieldName, fieldNames, fields } from './application.ts';

interface Props {
  positions: readonly string[];
  errors: Errors;
  words: WordsOf<'careers'>;
}

interface ControlProps extends Pick<Props, 'positions' | 'words'> {
  name: FieldName;
  /** What `FormField` sets of the control. */
  attributes: Parameters<ComponentProps<typeof FormField>['children']>[0];
}

export const fieldId = (name: string) => `application-${name}`;

function Control({ name, attributes, positions, words: { careers } }: ControlProps) {
  const { control, autoComplete, placeholder, error } = fields[name];
  const common = { ...attributes, 'aria-required': error && true };
  if (control === 'textarea') return <textarea {...common} rows={9} />;
  if (control === 'select')
    return (
      <select {...common} className={`${attributes.className} select`} defaultValue="">
        <option disabled value="">
          {placeholder && careers[placeholder]}
        </option>
        {positions.map((position) => (
          <option key={position}>{position}</option>
        ))}
      </select>
    );
  return (
    <input
      {...common}
      autoComplete={autoComplete}
      // Addresses and numbers are written from left to right in every language.
      dir={control === 'text' ? undefined : 'ltr'}
      inputMode={control === 'text' ? undefined : control}
      placeholder={placeholder && careers[placeholder]}
      type={control}
    />
  );
}

export const ApplicationFields = ({ positions, errors, words }: Props) => (
  <div className="grid gap-6 sm:grid-cols-2">
    {fieldNames.map((name) => (
      <FormField
        error={errors[name]}
        id={fieldId(name)}
        key={name}
        label={words.careers[fields[name].label]}
        name={name}
        {...(!fields[name].error && { note: words.careers.optional })}
        wide={fields[name].control === 'textarea'}
      >
        {(attributes) => (
          <Control attributes={attributes} name={name} positions={positions} words={words} />
        )}
      </FormField>
    ))}
  </div>
);
