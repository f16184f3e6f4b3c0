import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { PickedWords } from '../../content/words.ts';
import { isEmailAddress } from './email-address.ts';

/** The words that the form needs once its script runs. */
export const formLines = [
  'name',
  'email',
  'phone',
  'position',
  'coverLetter',
  'nameError',
  'emailError',
  'phoneError',
  'positionError',
  'errorCount',
  'submit',
  'submitting',
  'tooLong',
  'subject',
  'subjectBlank',
  'answer',
  'to',
  'subjectLine',
  'successTitle',
  'successText',
  'failureTitle',
  'failureText',
  'filledIn',
  'yourApplication',
  'notSent',
  'afterOpening',
  'longHelp',
  'openAgain',
  'copy',
  'copied',
  'copyBlocked',
  'copyText',
] as const;

export type FormWords = PickedWords<{ careers: typeof formLines }>;

type Line = Exclude<(typeof formLines)[number], 'errorCount'>;

interface Field {
  label: Line;
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: 'phoneExample' | 'selectPosition';
  /** The message for a wrong answer. A field without one may stay empty. */
  error?: Line;
  isValid?: (answer: string, positions: readonly string[]) => boolean;
}

/** What no reader sees, joiners among it. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** Counts visible code points: characters outside the Basic Multilingual Plane count as one. */
const hasAtLeast = (count: number) => (answer: string) =>
  [...answer.replaceAll(ignorable, '').trim()].length >= count;

export const fieldNames = ['name', 'email', 'phone', 'position', 'message'] as const;

/** The id of the form; island and fields are separate. */
export const formId = 'application';

export const fieldId = (name: string) => `${formId}-${name}`;

export type FieldName = (typeof fieldNames)[number];

/** The values of the form's fields, by the name of the field. */
export type Answers = Record<FieldName, string>;

export type Errors = Partial<Record<FieldName, string>>;

/** The fields, in the order of the form and of the e-mail. */
export const fields: Record<FieldName, Field> = {
  name: {
    label: 'name',
    control: 'text',
    autoComplete: 'name',
    error: 'nameError',
    isValid: hasAtLeast(2),
  },
  email: {
    label: 'email',
    control: 'email',
    autoComplete: 'email',
    error: 'emailError',
    isValid: isEmailAddress,
  },
  phone: {
    label: 'phone',
    control: 'tel',
    autoComplete: 'tel',
    placeholder: 'phoneExample',
    error: 'phoneError',
    isValid: hasAtLeast(10),
  },
  position: {
    label: 'position',
    control: 'select',
    placeholder: 'selectPosition',
    error: 'positionError',
    isValid: (position, positions) => positions.includes(position),
  },
  message: { label: 'coverLetter', control: 'textarea' },
};

/** @returns a value for each field */
export const mapFields = <Value>(find: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, find(name)])) as Record<FieldName, Value>;

export const noAnswers: Answers = mapFields(() => '');

/** @returns the values of the fields; the position is empty if none was chosen */
export function readAnswers(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  return mapFields((name) => String(data.get(name) ?? ''));
}

/** Direction marks, soft hyphens and zero-width spaces, which pasted text often contains. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** @returns what was typed without invisible characters and without white space around it */
export const cleanAnswers = (answers: Answers): Answers =>
  mapFields((name) => {
    if (fields[name].control === 'select') return answers[name];
    const text = answers[name].replaceAll(invisible, '');
    const isWord = name === 'email' || name === 'phone';
    // In addresses and numbers, joiners are useless, too; in words they shape letters.
    return (isWord ? text.replaceAll(ignorable, '') : text).trim();
  });

/**
 * @param positions the titles of the openings, and General Application
 * @returns a message for each field with a wrong answer, in the order of the fields
 */
export function findErrors(
  answers: Answers,
  positions: readonly string[],
  { careers }: FormWords,
): Errors {
  const cleaned = cleanAnswers(answers);
  const errors: Errors = {};
  for (const name of fieldNames) {
    const { error, isValid } = fields[name];
    if (error && isValid && !isValid(cleaned[name], positions)) errors[name] = careers[error];
  }
  return errors;
}
