import type { WordsOf } from '../../content/words/words.ts';
import { type FieldName, fieldNames, fieldOf, mapFields } from './application-fields.ts';

/** The values of the form's fields, by the name of the field. */
export type Answers = Record<FieldName, string>;

export const noAnswers: Answers = mapFields(() => '');

/** A message for each field that needs one. */
export type FieldMessages = Partial<Record<FieldName, string>>;

/** Valid answers, without invisible characters. */
export type Application = Answers;

/** @returns a message for each field that has one, in the order of the fields */
function listMessages(find: (name: FieldName) => string | false | undefined): FieldMessages {
  const messages: FieldMessages = {};
  for (const name of fieldNames) {
    const message = find(name);
    if (message) messages[name] = message;
  }
  return messages;
}

/** @returns whether the visitor typed anything; ignores what is quick to choose again */
export const hasTypedWords = (answers: Answers) =>
  fieldNames.some(
    (name) => fieldOf(name).control.element !== 'select' && answers[name].trim() !== '',
  );

const cleanAnswers = (answers: Answers): Answers =>
  mapFields((name) => fieldOf(name).clean(answers[name]));

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
  const application = cleanAnswers(answers);
  const errors = listMessages((name) => {
    const { required } = fieldOf(name);
    return required && !required.isValid(application[name], positions) && careers[required.error];
  });
  return Object.keys(errors).length > 0 ? { errors } : { application };
}

/** @returns hints at answers that are valid but look like a mistake */
export function findHints(answers: Answers, { careers }: WordsOf<'careers'>): FieldMessages {
  const cleaned = cleanAnswers(answers);
  return listMessages((name) => {
    const { hint } = fieldOf(name);
    return hint?.isLikely(cleaned[name]) && careers[hint.text];
  });
}

/** @returns the shown messages that still apply; adds none, so that typing only removes messages */
export const keepRemaining = (shown: FieldMessages, now: FieldMessages = {}) =>
  listMessages((name) => shown[name] && now[name]);
