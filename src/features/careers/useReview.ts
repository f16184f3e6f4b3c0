import { useState } from 'react';
import type { WordsOf } from '../../content/words/words.ts';
import {
  type FieldMessages,
  findHints,
  keepRemaining,
  noAnswers,
  validateAnswers,
} from './application.ts';
import { readFields } from './form-fields.ts';

/** Tracks the values of the form's fields and their errors and hints. */
export function useReview(positions: readonly string[], words: WordsOf<'careers'>) {
  const [answers, setAnswers] = useState(noAnswers);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [hints, setHints] = useState<FieldMessages>({});

  return {
    answers,
    errors,
    hints,
    setErrors,
    showHints: (form: HTMLFormElement) => setHints(findHints(readFields(form), words)),
    /** Reads the form again. Removes messages that no longer apply, and adds none. */
    review: (form: HTMLFormElement) => {
      const current = readFields(form);
      setAnswers(current);
      setErrors((shown) => keepRemaining(shown, validateAnswers(current, positions, words).errors));
      setHints((shown) => keepRemaining(shown, findHints(current, words)));
    },
  };
}
