import { buttonClass } from '../../ui/button-class.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { cleanAnswers, type FormWords, formId } from './application.ts';
import { buildMailLink, isLongLink } from './application-mail.ts';
import { CopyApplication } from './CopyApplication.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SubmittedApplication } from './SubmittedApplication.tsx';
import { useApplication } from './useApplication.ts';

interface Props {
  /** The e-mail address for applications. */
  mailbox: string;
  /** The titles of the openings, and General Application. */
  positions: string[];
  words: FormWords;
}

/**
 * What stands below the fields of the application form: errors, its buttons, and the application
 * once it was submitted. It fills an e-mail; the visitor's own mail program sends it.
 */
export function ApplicationForm({ mailbox, positions, words }: Props) {
  const { careers } = words;
  const { answers, errors, isRefused, isSubmitting, submitted } = useApplication(
    mailbox,
    positions,
    words,
  );
  const isLong = isLongLink(buildMailLink(mailbox, answers, words));
  return (
    <Island>
      <ErrorSummary errors={errors} isAnnounced={isRefused} words={words} />
      <div className="mt-4 flex flex-wrap gap-3">
        <p className="w-full border-s-4 border-mark ps-4 text-sm empty:hidden" role="status">
          {isLong && careers.tooLong}
        </p>
        {isLong && (
          <CopyApplication
            application={cleanAnswers(answers)}
            look="accent"
            mailbox={mailbox}
            words={words}
          />
        )}
        <button
          className={`${buttonClass(isLong ? 'quiet' : 'mark')} disabled:border-edge disabled:bg-sunken disabled:text-muted`}
          disabled={isSubmitting}
          form={formId}
          type="submit"
        >
          {isSubmitting ? careers.submitting : careers.submit}
        </button>
        <p className="sr-only" role="status">
          {isSubmitting && careers.submitting}
        </p>
      </div>
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
