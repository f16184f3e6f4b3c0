import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../content/words.ts';
import { raiseNotice } from '../../ui/notices/notice.ts';
import {
  type Answers,
  cleanAnswers,
  type Errors,
  type FieldName,
  type FormWords,
  fieldId,
  fieldNames,
  findErrors,
  formId,
  noAnswers,
  readAnswers,
} from './application.ts';
import { buildMailLink } from './application-mail.ts';
import { openMailWindow } from './mail-window.ts';
import { useJobLinks, writeJob } from './useJobLinks.ts';

/** Long enough to read the status and to outlast a double click. */
const delay = () => new Promise((resolve) => setTimeout(resolve, 500));

const findForm = () => document.querySelector<HTMLFormElement>(`#${formId}`);
const findControl = (name: FieldName) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`#${fieldId(name)}`);

const setText = (element: Element | null | undefined, text: string) => {
  if (element && element.textContent !== text) element.textContent = text;
};

/**
 * Reads the form, which is HTML that React does not render, shows in it what is wrong, and opens the
 * application as an e-mail.
 */
export function useApplication(mailbox: string, positions: readonly string[], words: FormWords) {
  const { careers } = words;
  const [answers, setAnswers] = useState(noAnswers);
  const [errors, setErrors] = useState<Errors>({});
  /** Whether the visitor has just submitted, and the number of errors is to be announced. */
  const [isRefused, setIsRefused] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [submitted, setSubmitted] = useState<Answers>();
  /** The position that a link has filled in. */
  const [linked, setLinked] = useState('');

  /** Reads the form again. Removes messages that no longer apply, and adds none. */
  function review() {
    const form = findForm();
    if (!form) return;
    const current = readAnswers(form);
    const remaining = findErrors(current, positions, words);
    setAnswers(current);
    setIsRefused(false);
    setErrors((shown) =>
      Object.fromEntries(Object.entries(remaining).filter(([name]) => name in shown)),
    );
    if (linked === '' || current.position === linked) return;
    // The address does not contradict the field.
    setLinked('');
    writeJob('', 'replaceState');
  }

  useJobLinks(positions, (position, isFirst) => {
    const control = findControl('position');
    // What is chosen already stays, unless a link has chosen it.
    if (!control || (control.value && (isFirst || (!position && control.value !== linked)))) return;
    control.value = position;
    setLinked(position);
    if (control.form) setAnswers(readAnswers(control.form));
    setErrors(({ position: _, ...others }) => others);
  });

  async function submit(form: HTMLFormElement) {
    if (isSubmitting) return;
    const typed = readAnswers(form);
    const found = findErrors(typed, positions, words);
    const first = fieldNames.find((name) => found[name]);
    // Show the errors before the focus moves, and "Submitting..." before a window opens.
    flushSync(() => {
      setErrors(found);
      setIsRefused(first !== undefined);
      setIsSubmitting(!first);
    });
    if (first) return findControl(first)?.focus();
    // Before any await: browsers let a window open only while they handle the visitor's own click.
    const application = cleanAnswers(typed);
    const isOpened = openMailWindow(buildMailLink(mailbox, application, words));
    await delay();
    if (isOpened) {
      // What was typed in the meantime stays.
      for (const name of fieldNames) {
        const control = findControl(name);
        if (control?.value === typed[name]) control.value = '';
      }
    }
    flushSync(() => {
      if (isOpened) {
        setSubmitted(application);
        setLinked('');
        setAnswers(readAnswers(form));
      }
      setIsSubmitting(false);
    });
    // A disabled button has lost the focus.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[form=${formId}]`)?.focus({ preventScroll: true });
    raiseNotice({
      topic: 'form',
      title: isOpened ? careers.successTitle : careers.failureTitle,
      description: isOpened ? careers.successText : careers.failureText,
      tone: isOpened ? 'default' : 'destructive',
    });
  }

  const onInput = useEffectEvent(review);
  const onSubmit = useEffectEvent(submit);

  useLayoutEffect(() => {
    const form = findForm();
    if (!form) return;
    setAnswers(readAnswers(form));
    const end = new AbortController();
    // Some programs that fill in forms say only that a field has changed.
    for (const sign of ['input', 'change']) form.addEventListener(sign, () => onInput(), end);
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        onSubmit(form);
      },
      end,
    );
    return () => end.abort();
  }, []);

  useLayoutEffect(() => {
    for (const name of fieldNames) {
      const control = findControl(name);
      control?.setAttribute('aria-invalid', String(name in errors));
      setText(document.getElementById(`${fieldId(name)}-error`), errors[name] ?? '');
    }
  }, [errors]);

  useLayoutEffect(() => {
    const text = linked && fill(careers.filledIn, { position: linked });
    setText(findForm()?.querySelector('[data-filled-in]'), text);
  }, [linked, careers]);

  return { answers, errors, isRefused, isSubmitting, submitted };
}
