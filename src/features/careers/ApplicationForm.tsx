import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { failureNotice, successNotice } from './application-notices.ts';
import { clearFields, fillFields, findField, isField, readFields } from './form-fields.ts';
import { followJob } from './job-links.ts';
import { openMailWindow } from './mail-window.ts';
import { SubmitRow } from './SubmitRow.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { useReview } from './useReview.ts';

interface Handed {
  id: number;
  application: Application;
  isOpened: boolean;
  takesFocus: boolean;
}

interface Props {
  /** Where applications go. */
  mailbox: string;
  /** The titles of the openings, and General Application. */
  positions: string[];
}

/** Time to read that something happens, and to swallow the second half of a double click. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

const isSame = (a: Application, b: Application) => fieldNames.every((name) => a[name] === b[name]);

/** The application form. It fills an e-mail; the visitor's own mail program sends it. */
export function ApplicationForm({ mailbox, positions }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The position that the address filled in: one that differs was chosen by hand, and is kept. */
  const filled = useRef('');
  const { answers, errors, hints, setErrors, showHints, review } = useReview(positions);
  const [status, setStatus] = useState('');
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** Handed to a mail program since the page was opened, the latest first. */
  const [handed, setHanded] = useState<Handed[]>([]);

  function fill(form: HTMLFormElement, answers: Partial<Answers>, status: string) {
    fillFields(form, answers);
    review(form);
    setStatus(status);
    form.focus({ preventScroll: true });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const submitted = readFields(form);
    const { activeElement } = document;
    const { application, errors = {} } = validateAnswers(submitted, positions);
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
    const isOpened = openMailWindow(buildMailLink(mailbox, application));
    await pause();
    raiseNotice(isOpened ? successNotice : failureNotice);
    // The focus stays with a visitor who is already writing in the form again.
    let takesFocus = false;
    if (isOpened) {
      const isEmpty = clearFields(form, submitted);
      const hasMoved =
        document.activeElement !== activeElement && form.contains(document.activeElement);
      takesFocus = isEmpty && !hasMoved;
      review(form);
    }
    flushSync(() => {
      setIsSubmitting(false);
      addHanded({ application, isOpened, takesFocus });
    });
    // The button lost the focus when it was disabled.
    if (!isOpened) button.current?.focus();
  }

  /** An application takes the place of its equal, and of the last one, if its window was refused. */
  const addHanded = (latest: Omit<Handed, 'id'>) =>
    setHanded((before) => [
      { id: (before[0]?.id ?? 0) + 1, ...latest },
      ...before.filter(
        ({ isOpened, application }) => isOpened && !isSame(application, latest.application),
      ),
    ]);

  function putBack(application: Application) {
    if (!form.current) return;
    const answers: Partial<Answers> = {};
    const current = readFields(form.current);
    // What was written since is as precious as what was written before.
    for (const name of fieldNames) if (!current[name].trim()) answers[name] = application[name];
    fill(form.current, answers, 'Your answers are back in the form.');
    form.current.scrollIntoView();
  }

  const choose = useEffectEvent((position: string, isApplied: boolean) => {
    if (!form.current) return;
    const isByHand = findField(form.current, 'position')?.value !== filled.current;
    if (isApplied || !isByHand) filled.current = position;
    if (isApplied)
      return fill(form.current, { position }, `${position} is filled in as the position.`);
    if (!isByHand) fillFields(form.current, { position });
    review(form.current);
    setStatus('');
  });
  useLeaveWarning(answers !== undefined && hasTypedWords(answers));
  useEffect(
    () => followJob(positions, (position, isApplied) => choose(position, isApplied)),
    [positions],
  );

  return (
    <>
      {/* Outside a dialog this method submits nowhere: pressed before hydration, the form keeps
          its words, and the policy that forbids submissions has nothing to report. */}
      <form
        aria-label="Application"
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
        <ApplicationFields errors={errors} hints={hints} positions={positions} />
        <SubmitRow
          button={button}
          errorCount={Object.keys(errors).length}
          isLong={answers !== undefined && isLongLink(buildMailLink(mailbox, answers))}
          isSubmitting={isSubmitting}
        />
        <p className="sr-only" role="status">
          {status}
        </p>
      </form>
      {handed.map(({ id, ...application }) => (
        <ApplicationPanel key={id} mailbox={mailbox} onPutBack={putBack} {...application} />
      ))}
    </>
  );
}
