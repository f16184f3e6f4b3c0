import type { ComponentProps } from 'react';
import type { WordsOf } from '../../content/words.ts';
import { FormField } from '../../ui/FormField.tsx';
import { type FieldName, fieldId, fieldNames, fields, formId } from './application.ts';

interface Props {
  positions: readonly string[];
  words: WordsOf<'careers'>;
}

interface ControlProps extends Props {
  name: FieldName;
  /** What `FormField` sets of the control. */
  attributes: Parameters<ComponentProps<typeof FormField>['children']>[0];
}

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
          <option key={position} value={position}>
            {position}
          </option>
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

/**
 * The fields of the application form, as HTML that no script renders: nothing that is typed can be
 * lost. `useApplication` reads them and shows the messages.
 */
export const ApplicationFields = ({ positions, words }: Props) => (
  // Outside a dialog, this method submits nothing before the island is there.
  <form aria-label={words.careers.form} id={formId} method="dialog" noValidate tabIndex={-1}>
    <p className="mb-6 border-s-4 border-mark ps-4 empty:hidden" data-filled-in="" role="status" />
    <div className="grid gap-6 sm:grid-cols-2">
      {fieldNames.map((name) => (
        <FormField
          id={fieldId(name)}
          key={name}
          label={words.careers[fields[name].label]}
          name={name}
          note={fields[name].error ? words.careers.required : words.careers.optional}
          wide={fields[name].control === 'textarea'}
        >
          {(attributes) => (
            <Control attributes={attributes} name={name} positions={positions} words={words} />
          )}
        </FormField>
      ))}
    </div>
  </form>
);
