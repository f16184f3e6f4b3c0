import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { raiseNotice } from '../../ui/notices/raise-notice.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { type Answers, type Application, hasTypedWords, validateAnswers } from './application.ts';
import { fieldNames } from './application-fields.ts';
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
  /** The e-mail address for applications. */
  mailbox: string;
  /** The titles of the openings, and General Application. */
  positions: string[];
  words: WordsOf<'careers'>;
}

/** Gives time to read the status, and ignores the second click of a double click. */
const delay = () => new Promise((resolve) => setTimeout(resolve, 500));

/** The application form. It fills an e-mail; the visitor's own mail program sends it. */
export function ApplicationForm({ mailbox, positions, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The position filled in from the address. A different one was chosen by hand, and is kept. */
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
    // Render the errors before the focus moves, and "Submitting..." before a window opens.
    flushSync(() => {
      setErrors(errors);
      setIsSubmitting(application !== undefined);
    });
    if (!application) {
      const first = fieldNames.find((name) => errors[name]);
      if (first) findField(form, first)?.focus();
      return;
    }
    // Before any await: browsers let a window open only while they handle the visitor's own click.
    const link = buildMailLink(mailbox, application, words);
    const isOpened = openMailWindow(link);
    await delay();
    raiseNotice(isOpened ? buildSuccessNotice(words, isLongLink(link)) : buildFailureNotice(words));
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
    // Keep what was written in the meantime: fill in only the empty fields.
    for (const name of fieldNames) if (!current[name].trim()) answers[name] = application[name];
    showAnswers(form.current, answers, words.careers.backInForm);
    form.current.scrollIntoView();
  }

  const choose = useEffectEvent((position: string, isFromLink: boolean) => {
    if (!form.current) return;
    const isByHand = findField(form.current, 'position')?.value !== filled.current;
    if (isFromLink || !isByHand) filled.current = position;
    if (isFromLink)
      return showAnswers(form.current, { position }, fill(words.careers.filledIn, { position }));
    if (!isByHand) fillFields(form.current, { position });
    review(form.current);
    setStatus('');
  });
  useLeaveWarning(hasTypedWords(answers));
  useEffect(
    () => followJob(positions, (position, isFromLink) => choose(position, isFromLink)),
    [positions],
  );

  return (
    <>
      {/* Outside a dialog, this method does not submit anything: before hydration, the form keeps
          its values, and nothing violates the policy that forbids submissions. */}
      <form
        aria-label={words.careers.form}
        method="dialog"
        noValidate
        onBlur={(event) => {
          // Not when the focus moves to the button: a hint would move the button from the pointer.
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
