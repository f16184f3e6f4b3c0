import type { WordsOf } from '../../content/words/words.ts';
import { cleanText, cleanWord } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';

export const fieldNames = ['name', 'email', 'phone', 'position', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** The values of the form's fields, by the name of the field. */
export type Answers = Record<FieldName, string>;

export const noAnswers: Answers = { name: '', email: '', phone: '', position: '', message: '' };

/** A message for each field that needs one. */
export type FieldMessages = Partial<Record<FieldName, string>>;

/** Valid answers, without invisible characters. */
export type Application = Answers;

/** Counts code points, so that characters outside the Basic Multilingual Plane count as one. */
const countCharacters = (text: string) => [...text].length;

/**
 * @returns whether the visitor typed anything; ignores the position, which is quick to choose again
 */
export const hasTypedWords = ({ position: _, ...typed }: Answers) =>
  Object.values(typed).some((answer) => answer.trim() !== '');

/**
 * Validates the answers.
 * @param positions the titles of the openings, and General Application
 * @returns the application, or the errors, in the order of the fields
 */
export function validateAnswers(
  answers: Answers,
  positions: readonly string[],
  { careers }: WordsOf<'careers'>,
): { application: Application; errors?: never } | { application?: never; errors: FieldMessages } {
  const application: Application = {
    name: cleanText(answers.name),
    email: cleanWord(answers.email),
    phone: cleanWord(answers.phone),
    position: answers.position,
    message: cleanText(answers.message),
  };
  const { name, email, phone, position } = application;
  const errors: FieldMessages = {};
  if (countCharacters(name) < 2) errors.name = careers.nameError;
  if (!isEmailAddress(email)) errors.email = careers.emailError;
  if (countCharacters(phone) < 10) errors.phone = careers.phoneError;
  if (!positions.includes(position)) errors.position = careers.positionError;
  return Object.keys(errors).length > 0 ? { errors } : { application };
}

/** @returns hints at answers that are valid but look like a mistake */
export function findHints(answers: Answers, { careers }: WordsOf<'careers'>): FieldMessages {
  const email = cleanWord(answers.email);
  const phone = cleanWord(answers.phone);
  const hints: FieldMessages = {};
  if (isEmailAddress(email) && /@[^.]+$/.test(email)) hints.email = careers.emailHint;
  if (countCharacters(phone) >= 10 && countCharacters(phone.replaceAll(/\P{Nd}/gu, '')) < 10)
    hints.phone = careers.phoneHint;
  return hints;
}

/** @returns the shown messages that still apply; adds none, so that typing only removes messages */
export function keepRemaining(shown: FieldMessages, now: FieldMessages = {}) {
  const remaining: FieldMessages = {};
  for (const name of fieldNames) if (shown[name] && now[name]) remaining[name] = now[name];
  return remaining;
}
