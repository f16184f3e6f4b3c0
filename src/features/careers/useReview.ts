import { useState } from 'react';
import {
  type Answers,
  type FieldMessages,
  findHints,
  keepRemaining,
  validateAnswers,
} from './application.ts';
import { readFields } from './form-fields.ts';

/** Follows what the fields of the form hold, and what there is to say about it. */
export function useReview(positions: readonly string[]) {
  const [answers, setAnswers] = useState<Answers>();
  const [errors, setErrors] = useState<FieldMessages>({});
  const [hints, setHints] = useState<FieldMessages>({});

  return {
    /** Undefined until the form was read for the first time. */
    answers,
    errors,
    hints,
    setErrors,
    showHints: (form: HTMLFormElement) => setHints(findHints(readFields(form))),
    /** Reads the form again. A message goes once it no longer applies, and none is added. */
    review: (form: HTMLFormElement) => {
      const answers = readFields(form);
      setAnswers(answers);
      setErrors((shown) => keepRemaining(shown, validateAnswers(answers, positions).errors));
      setHints((shown) => keepRemaining(shown, findHints(answers)));
    },
  };
}
