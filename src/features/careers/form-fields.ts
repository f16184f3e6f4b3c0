import type { Answers } from './application.ts';
import { type FieldName, fieldNames, mapFields } from './application-fields.ts';

export const isField = (element: unknown) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** @returns the control of a field, or undefined if the form has none of that name */
export function findField(form: HTMLFormElement, name: FieldName) {
  const field = form.elements.namedItem(name);
  return isField(field) ? field : undefined;
}

/** @returns the values of the fields; the position is empty if none was chosen */
export const readFields = (form: HTMLFormElement): Answers =>
  mapFields((name) => findField(form, name)?.value ?? '');

/** Writes answers into their fields. A field without an answer keeps its value. */
export function fillFields(form: HTMLFormElement, answers: Partial<Answers>) {
  for (const name of fieldNames) {
    const field = findField(form, name);
    const answer = answers[name];
    if (field && answer !== undefined) field.value = answer;
  }
}

/** Clears the fields that still contain what was submitted. Keeps what was typed since. */
export function clearFields(form: HTMLFormElement, submitted: Answers) {
  for (const name of fieldNames) {
    const field = findField(form, name);
    if (field?.value === submitted[name]) field.value = '';
  }
}
