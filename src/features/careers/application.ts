import { cleanText, cleanWord } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';

/** Chosen where no opening fits; it closes every list of positions. */
export const generalApplication = 'General Application';

export const fieldNames = ['name', 'email', 'phone', 'position', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What the fields of the form hold, by the name of the field. */
export type Answers = Record<FieldName, string>;

/** One message for each field that has an error. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Answers that broke no rule, without the characters that nobody sees. */
export type Application = Answers;

/** Counted by code points: an emoji is one character, as its writer would say. */
const countCharacters = (text: string) => [...text].length;

/** @returns whether the visitor typed anything; a position alone is chosen again in a moment */
export const hasTypedWords = ({ position: _, ...typed }: Answers) =>
  Object.values(typed).some((answer) => answer.trim() !== '');

/**
 * Applies the rules of the form.
 * @param positions the titles of the openings, and General Application
 * @returns the application, or the errors, in the order of the fields
 */
export function validateAnswers(
  answers: Answers,
  positions: readonly string[],
): { application: Application; errors?: never } | { application?: never; errors: FieldErrors } {
  const application: Application = {
    name: cleanText(answers.name),
    email: cleanWord(answers.email),
    phone: cleanWord(answers.phone),
    position: answers.position,
    message: cleanText(answers.message),
  };
  const { name, email, phone, position } = application;
  const errors: FieldErrors = {};
  if (countCharacters(name) < 2) errors.name = 'Name must be at least 2 characters';
  if (!isEmailAddress(email)) errors.email = 'Please enter a valid email address';
  if (countCharacters(phone) < 10) errors.phone = 'Please enter a valid phone number';
  if (!positions.includes(position))
    errors.position = "Please select the position you're applying for";
  return Object.keys(errors).length > 0 ? { errors } : { application };
}

/** @returns of the errors that are shown, those that remain: typing removes errors and adds none */
export function keepRemainingErrors(shown: FieldErrors, now: FieldErrors | undefined) {
  const remaining: FieldErrors = {};
  for (const name of fieldNames) if (shown[name] && now?.[name]) remaining[name] = now[name];
  return remaining;
}
