import type { ComponentProps } from 'react';
import type { WordsOf } from '../../content/words/words.ts';
import { FormField } from '../../ui/FormField.tsx';
import type { FieldMessages } from './application.ts';
import { type ApplicationField, fieldNames, fieldOf } from './application-fields.ts';

interface Props {
  positions: readonly string[];
  errors: FieldMessages;
  hints: FieldMessages;
  words: WordsOf<'careers'>;
}

interface ControlProps extends Pick<Props, 'positions' | 'words'> {
  field: ApplicationField;
  /** What `FormField` sets of the control. */
  attributes: Parameters<ComponentProps<typeof FormField>['children']>[0];
}

function Control({ field, attributes, positions, words: { careers } }: ControlProps) {
  const { control, required } = field;
  const common = { ...attributes, 'aria-required': required && true };
  if (control.element === 'textarea') return <textarea {...common} rows={9} />;
  if (control.element === 'select')
    return (
      <select {...common} defaultValue="">
        <option disabled value="">
          {careers[control.placeholder]}
        </option>
        {positions.map((position) => (
          <option key={position}>{position}</option>
        ))}
      </select>
    );
  const { type, autoComplete, isLatin, placeholder } = control;
  return (
    <input
      {...common}
      autoComplete={autoComplete}
      dir={isLatin && 'ltr'}
      inputMode={type === 'text' ? undefined : type}
      placeholder={placeholder && careers[placeholder]}
      type={type}
    />
  );
}

/** The fields. They are uncontrolled, so that nothing typed before hydration is lost. */
export const ApplicationFields = ({ positions, errors, hints, words }: Props) => (
  <div className="grid gap-6 sm:grid-cols-2">
    {fieldNames.map((name) => {
      const field = fieldOf(name);
      return (
        <FormField
          error={errors[name]}
          hint={hints[name]}
          id={`application-${name}`}
          key={name}
          label={words.careers[field.label]}
          name={name}
          {...(!field.required && { note: words.careers.optional })}
          wide={field.control.element === 'textarea'}
        >
          {(attributes) => (
            <Control attributes={attributes} field={field} positions={positions} words={words} />
          )}
        </FormField>
      );
    })}
  </div>
);
