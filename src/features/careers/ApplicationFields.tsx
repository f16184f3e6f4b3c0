import { FormField } from '../../ui/FormField.tsx';
import type { FieldMessages } from './application.ts';

interface Props {
  positions: readonly string[];
  errors: FieldMessages;
  hints: FieldMessages;
}

/** The five fields. They hold their own words, so that none typed before hydration is lost. */
export function ApplicationFields({ positions, errors, hints }: Props) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <FormField error={errors.name} label="Name" name="name">
        {(control) => <input {...control} aria-required autoComplete="name" type="text" />}
      </FormField>
      <FormField error={errors.email} hint={hints.email} label="Email" name="email">
        {(control) => (
          <input {...control} aria-required autoComplete="email" inputMode="email" type="email" />
        )}
      </FormField>
      <FormField error={errors.phone} hint={hints.phone} label="Phone" name="phone">
        {(control) => (
          <input
            {...control}
            aria-required
            autoComplete="tel"
            inputMode="tel"
            placeholder="+91 98765 43210"
            type="tel"
          />
        )}
      </FormField>
      <FormField error={errors.position} label="Position" name="position">
        {(control) => (
          <select {...control} aria-required defaultValue="">
            <option disabled value="">
              Select Position
            </option>
            {positions.map((position) => (
              <option key={position}>{position}</option>
            ))}
          </select>
        )}
      </FormField>
      <FormField error={errors.message} label="Cover letter" name="message" note="(optional)" wide>
        {(control) => <textarea {...control} rows={9} />}
      </FormField>
    </div>
  );
}
