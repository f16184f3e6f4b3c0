import type { WordsOf } from '../../content/words/words.ts';
import { FormField } from '../../ui/FormField.tsx';
import type { FieldMessages } from './application.ts';

interface Props {
  positions: readonly string[];
  errors: FieldMessages;
  hints: FieldMessages;
  words: WordsOf<'careers'>;
}

/** The five fields. They are uncontrolled, so that nothing typed before hydration is lost. */
export function ApplicationFields({ positions, errors, hints, words: { careers } }: Props) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <FormField error={errors.name} label={careers.name} id="application-name" name="name">
        {(control) => <input {...control} aria-required autoComplete="name" type="text" />}
      </FormField>
      <FormField
        error={errors.email}
        hint={hints.email}
        label={careers.email}
        id="application-email"
        name="email"
      >
        {(control) => (
          <input
            {...control}
            aria-required
            autoComplete="email"
            dir="ltr"
            inputMode="email"
            type="email"
          />
        )}
      </FormField>
      <FormField
        error={errors.phone}
        hint={hints.phone}
        label={careers.phone}
        id="application-phone"
        name="phone"
      >
        {(control) => (
          <input
            {...control}
            aria-required
            autoComplete="tel"
            dir="ltr"
            inputMode="tel"
            placeholder={careers.phoneExample}
            type="tel"
          />
        )}
      </FormField>
      <FormField
        error={errors.position}
        label={careers.position}
        id="application-position"
        name="position"
      >
        {(control) => (
          <select {...control} aria-required defaultValue="">
            <option disabled value="">
              {careers.selectPosition}
            </option>
            {positions.map((position) => (
              <option key={position}>{position}</option>
            ))}
          </select>
        )}
      </FormField>
      <FormField
        error={errors.message}
        id="application-message"
        label={careers.coverLetter}
        name="message"
        note={careers.optional}
        wide
      >
        {(control) => <textarea {...control} rows={9} />}
      </FormField>
    </div>
  );
}
