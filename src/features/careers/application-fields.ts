import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Words } from '../../content/words/words.ts';
import { cleanText, cleanWord } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';

type Careers = Words['careers'];

/** The name of a line of the words of careers. */
type Line = { [Name in keyof Careers]: Careers[Name] extends string ? Name : never }[keyof Careers];

/** A field of the application form, from its label to its place in the e-mail. */
export interface ApplicationField {
  label: Line;
  control:
    | {
        element: 'input';
        type: 'text' | 'email' | 'tel';
        autoComplete: HTMLInputAutoCompleteAttribute;
        /** Answers are written from left to right in every language. */
        isLatin?: true;
        placeholder?: Line;
      }
    /** The choice of a position. */
    | { element: 'select'; placeholder: Line }
    /** A text of several lines. In the e-mail it is below the lines of the other fields. */
    | { element: 'textarea' };
  /** Removes what an answer cannot mean. */
  clean: (answer: string) => string;
  /** What an answer must be, once it is clean. A field without it may stay empty. */
  required?: { error: Line; isValid: (answer: string, positions: readonly string[]) => boolean };
  /** What a valid answer looks like if it may be a mistake. */
  hint?: { text: Line; isLikely: (answer: string) => boolean };
  /** Where no form can be used, the line to fill in: the label, unless it is another. */
  blank?: Line;
}

/** Counts code points, so that characters outside the Basic Multilingual Plane count as one. */
const countCharacters = (text: string) => [...text].length;

const hasTenCharacters = (phone: string) => countCharacters(phone) >= 10;

/** The fields, in the order of the form and of the e-mail. */
const applicationFields = {
  name: {
    label: 'name',
    control: { element: 'input', type: 'text', autoComplete: 'name' },
    clean: cleanText,
    required: { error: 'nameError', isValid: (name) => countCharacters(name) >= 2 },
  },
  email: {
    label: 'email',
    control: { element: 'input', type: 'email', autoComplete: 'email', isLatin: true },
    clean: cleanWord,
    required: { error: 'emailError', isValid: isEmailAddress },
    hint: {
      text: 'emailHint',
      isLikely: (email) => isEmailAddress(email) && /@[^.]+$/.test(email),
    },
  },
  phone: {
    label: 'phone',
    control: {
      element: 'input',
      type: 'tel',
      autoComplete: 'tel',
      isLatin: true,
      placeholder: 'phoneExample',
    },
    clean: cleanWord,
    required: { error: 'phoneError', isValid: hasTenCharacters },
    hint: {
      text: 'phoneHint',
      isLikely: (phone) =>
        hasTenCharacters(phone) && !hasTenCharacters(phone.replaceAll(/\P{Nd}/gu, '')),
    },
  },
  position: {
    label: 'position',
    control: { element: 'select', placeholder: 'selectPosition' },
    clean: (position) => position,
    required: {
      error: 'positionError',
      isValid: (position, positions) => positions.includes(position),
    },
  },
  message: {
    label: 'coverLetter',
    control: { element: 'textarea' },
    clean: cleanText,
    blank: 'coverLetterBlank',
  },
} satisfies Record<string, ApplicationField>;

export type FieldName = keyof typeof applicationFields;

export const fieldNames = Object.keys(applicationFields) as FieldName[];

/** @returns a field without the types of its own, for what treats all fields alike */
export const fieldOf = (name: FieldName): ApplicationField => applicationFields[name];

/** @returns a value for each field */
export const mapFields = <Value>(find: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, find(name)])) as Record<FieldName, Value>;
