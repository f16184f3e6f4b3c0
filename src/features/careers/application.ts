import type { WordsOf } from '../../content/words/words.ts';
import { cleanText, cleanWord } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';

export const fieldNames = ['name', 'email', 'phone', 'position', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What the fields of the form hold, by the name of the field. */
export type Answers = Record<FieldName, string>;

export const noAnswers: Answers = { name: '', email: '', phone: '', position: '', message: '' };

/** One message for each field that needs one. */
export type FieldMessages = Partial<Record<FieldName, string>>;

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

/** @returns what looks like a slip and breaks no rule */
export function findHints(answers: Answers, { careers }: WordsOf<'careers'>): FieldMessages {
  const email = cleanWord(answers.email);
  const phone = cleanWord(answers.phone);
  const hints: FieldMessages = {};
  if (isEmailAddress(email) && /@[^.]+$/.test(email)) hints.email = careers.emailHint;
  if (countCharacters(phone) >= 10 && countCharacters(phone.replaceAll(/\P{Nd}/gu, '')) < 10)
    hints.phone = careers.phoneHint;
  return hints;
}

/** @returns of the messages that are shown, those that still apply: typing adds none */
export function keepRemaining(shown: FieldMessages, now: FieldMessages = {}) {
  const remaining: FieldMessages = {};
  for (const name of fieldNames) if (shown[name] && now[name]) remaining[name] = now[name];
  return remaining;
}
