import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../content/fill.ts';
import type { WordsOf } from '../../content/words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { raiseNotice } from '../../ui/notices/raise-notice.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import {
  type Answers,
  cleanAnswers,
  type Errors,
  type FieldName,
  fieldNames,
  findErrors,
  noAnswers,
  readAnswers,
} from './application.ts';
import { buildMailLink, formatPlainText, isLongLink } from './application-mail.ts';
import { CopyApplication } from './CopyApplication.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { openMailWindow } from './mail-window.ts';
import { SubmittedApplication } from './SubmittedApplication.tsx';
import { useJobLinks } from './useJobLinks.ts';

interface Props {
  /** The e-mail address for applications. */
  mailbox: string;
  /** The titles of the openings, and General Application. */
  positions: string[];
  words: WordsOf<'careers'>;
}

/** Gives time to read the status, and ignores the second click of a double click. */
const delay = () => new Promise((resolve) => setTimeout(resolve, 500));

/**
 * The application form. It fills an e-mail; the visitor's own mail program sends it. Its fields are
 * uncontrolled, so that nothing typed before hydration is lost.
 */
export function ApplicationForm({ mailbox, positions, words }: Props) {
  const { careers } = words;
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(noAnswers);
  const [errors, setErrors] = useState<Errors>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [submitted, setSubmitted] = useState<Answers>();
  /** The position that a link has filled in. */
  const [linked, setLinked] = useState('');
  const isLong = isLongLink(buildMailLink(mailbox, answers, words));
  const findControl = (name: FieldName) =>
    form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);

  /** Reads the form again. Removes messages that no longer apply, and adds none. */
  function review() {
    if (!form.current) return;
    const current = readAnswers(form.current);
    const remaining = findErrors(current, positions, words);
    setAnswers(current);
    setErrors((shown) =>
      Object.fromEntries(Object.entries(remaining).filter(([name]) => name in shown)),
    );
  }

  useEffect(() => {
    if (form.current) setAnswers(readAnswers(form.current));
  }, []);

  useJobLinks(positions, (position) => {
    const control = findControl('position');
    if (control) control.value = position;
    setLinked(position);
    review();
    form.current?.focus({ preventScroll: true });
    form.current?.closest('section')?.scrollIntoView();
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readAnswers(event.currentTarget);
    const found = findErrors(typed, positions, words);
    const first = fieldNames.find((name) => found[name]);
    // Render the errors before the focus moves, and "Submitting..." before a window opens.
    flushSync(() => {
      setErrors(found);
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
      setSubmitted(application);
      setLinked('');
      review();
    }
    setIsSubmitting(false);
    raiseNotice({
      topic: 'form',
      title: isOpened ? careers.successTitle : careers.failureTitle,
      description: isOpened ? careers.successText : careers.failureText,
      tone: isOpened ? 'default' : 'destructive',
    });
  }

  return (
    <Island>
      {/* Outside a dialog, this method does not submit anything before hydration. */}
      <form
        aria-label={careers.form}
        method="dialog"
        noValidate
        onInput={review}
        onSubmit={submit}
        ref={form}
        tabIndex={-1}
      >
        <p className="mb-6 border-s-4 border-mark ps-4 empty:hidden" role="status">
          {linked && fill(careers.filledIn, { position: linked })}
        </p>
        <ApplicationFields errors={errors} positions={positions} words={words} />
        <ErrorSummary errors={errors} words={words} />
        <div className="mt-4 flex flex-wrap gap-3">
          <p className="w-full border-s-4 border-mark ps-4 text-sm empty:hidden" role="status">
            {isLong && careers.tooLong}
          </p>
          {isLong && (
            <CopyApplication
              look="accent"
              mailbox={mailbox}
              text={formatPlainText(mailbox, cleanAnswers(answers), words)}
              words={words}
            />
          )}
          <button
            className={`${buttonClass(isLong ? 'quiet' : 'mark')} disabled:border-edge disabled:bg-sunken disabled:text-muted`}
            disabled={isSubmitting}
            type="submit"
          >
            {isSubmitting ? careers.submitting : careers.submit}
          </button>
        </div>
      </form>
      {submitted && (
        <SubmittedApplication
          application={submitted}
          key={JSON.stringify(submitted)}
          mailbox={mailbox}
          words={words}
        />
      )}
    </Island>
  );
}
