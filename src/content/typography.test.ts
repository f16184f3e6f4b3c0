import { testCases } from '../../tests/support/cases.ts';
import { buildWords } from './built-in-words.ts';
import cases from './typography.cases.yaml?raw';
import { createTypesetter, setSign } from './typography.ts';

const formatsOf = (tag: string) => buildWords({ code: tag.slice(0, 2), tag }).formats;
/** Spaces that do not break, written visibly. */
const show = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '_');

testCases(cases, {
  setText: (tag: string, text: string, names?: string[]) =>
    show(createTypesetter(formatsOf(tag), names ?? []).setText(text)),
  setProse: (tag: string, text: string) => show(createTypesetter(formatsOf(tag)).setProse(text)),
  setSign: (tag: string, sign: string) => show(setSign(sign, formatsOf(tag))),
});
