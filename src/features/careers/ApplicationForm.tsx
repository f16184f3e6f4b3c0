import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { raiseNotice } from '../../ui/notices/raise-notice.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import {
  type Answers,
  type Application,
  fieldNames,
  hasTypedWords,
  validateAnswers,
} from './application.ts';
import { buildMailLink, isLongLink } from './application-mail.ts';
import { buildFailureNotice, buildSuccessNotice } from './application-notices.ts';
import { clearFields, fillFields, findField, isField, readFields } from './form-fields.ts';
import { followJob } from './job-links.ts';
import { openMailWindow } from './mail-window.ts';
import { SubmitRow } from './SubmitRow.tsx';
import { addSubmitted, isSame, type Submitted } from './submitted.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { useReview } from './useReview.ts';

interface Props {
  /** Where applications go. */
  mailbox: string;
  /** The titles of the openings, and General Application. */
  positions: string[];
  words: WordsOf<'careers'>;
}

/** Time to read that something happens, and to swallow the second half of a double click. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

/** The application form. It fills an e-mail; the visitor's own mail program sends it. */
export function ApplicationForm({ mailbox, positions, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The position that the address filled in: one that differs was chosen by hand, and is kept. */
  const filled = useRef('');
  const { answers, errors, hints, setErrors, showHints, review } = useReview(positions, words);
  const [status, setStatus] = useState('');
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** The latest first. */
  const [submissions, setSubmissions] = useState<readonly Submitted[]>([]);

  function showAnswers(form: HTMLFormElement, answers: Partial<Answers>, status: string) {
    fillFields(form, answers);
    review(form);
    setStatus(status);
    form.focus({ preventScroll: true });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const submitted = readFields(form);
    const focused = document.activeElement;
    const { application, errors = {} } = validateAnswers(submitted, positions, words);
    // The page shows the errors before the focus moves, and "Submitting..." before a window opens.
    flushSync(() => {
      setErrors(errors);
      setIsSubmitting(application !== undefined);
    });
    if (!application) {
      const first = fieldNames.find((name) => errors[name]);
      if (first) findField(form, first)?.focus();
      return;
    }
    // Before any await: a browser lets a window open only while it handles the visitor's own press.
    const isOpened = openMailWindow(buildMailLink(mailbox, application, words));
    await pause();
    raiseNotice(isOpened ? buildSuccessNotice(words) : buildFailureNotice(words));
    // A visitor who is already writing in the form again keeps the focus.
    const isWriting =
      !isSame(readFields(form), submitted) ||
      (document.activeElement !== focused && form.contains(document.activeElement));
    if (isOpened) {
      clearFields(form, submitted);
      review(form);
    }
    flushSync(() => {
      setIsSubmitting(false);
      setSubmissions((earlier) =>
        addSubmitted(earlier, { application, isOpened, takesFocus: isOpened && !isWriting }),
      );
    });
    // The button lost the focus when it was disabled.
    if (!isOpened && !isWriting) button.current?.focus();
  }

  function putBack(application: Application) {
    if (!form.current) return;
    const answers: Partial<Answers> = {};
    const current = readFields(form.current);
    // What was written since is as precious as what was written before.
    for (const name of fieldNames) if (!current[name].trim()) answers[name] = application[name];
    showAnswers(form.current, answers, words.careers.backInForm);
    form.current.scrollIntoView();
  }

  const choose = useEffectEvent((position: string, isApplied: boolean) => {
    if (!form.current) return;
    const isByHand = findField(form.current, 'position')?.value !== filled.current;
    if (isApplied || !isByHand) filled.current = position;
    if (isApplied)
      return showAnswers(form.current, { position }, fill(words.careers.filledIn, { position }));
    if (!isByHand) fillFields(form.current, { position });
    review(form.current);
    setStatus('');
  });
  useLeaveWarning(hasTypedWords(answers));
  useEffect(
    () => followJob(positions, (position, isApplied) => choose(position, isApplied)),
    [positions],
  );

  return (
    <>
      {/* Outside a dialog this method submits nowhere: pressed before hydration, the form keeps
          its words, and the policy that forbids submissions has nothing to report. */}
      <form
        aria-label={words.careers.form}
        method="dialog"
        noValidate
        onBlur={(event) => {
          // Not on the way to the button, which would move away under the pointer.
          if (isField(event.relatedTarget)) showHints(event.currentTarget);
        }}
        onInput={(event) => review(event.currentTarget)}
        onSubmit={submit}
        ref={form}
        tabIndex={-1}
      >
        <ApplicationFields errors={errors} hints={hints} positions={positions} words={words} />
        <SubmitRow
          button={button}
          errorCount={Object.keys(errors).length}
          isLong={isLongLink(buildMailLink(mailbox, answers, words))}
          isSubmitting={isSubmitting}
          words={words}
        />
        <p className="sr-only" role="status">
          {status}
        </p>
      </form>
      {submissions.map(({ id, ...submission }) => (
        <ApplicationPanel
          key={id}
          mailbox={mailbox}
          onPutBack={putBack}
          words={words}
          {...submission}
        />
      ))}
    </>
  );
}
