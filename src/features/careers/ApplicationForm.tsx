import {
  type SubmitEvent,
  startTransition,
  useActionState,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { raiseNotice } from '../../ui/notices/raise-notice.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { buildMailLink, isLongLink } from './application-mail.ts';
import { failureNotice, successNotice } from './application-notices.ts';
import {
  type Answers,
  type Application,
  type FieldErrors,
  fieldNames,
  keepRemainingErrors,
  readAnswers,
  validateAnswers,
} from './application-schema.ts';
import { onApply } from './apply-links.ts';
import { fillFields, findField } from './form-fields.ts';
import { matchJob } from './job-match.ts';
import { openMailWindow } from './mail-window.ts';
import { SubmitRow } from './SubmitRow.tsx';

interface Props {
  /** Where applications go. */
  mailbox: string;
  /** The titles of the openings, and General Application. */
  positions: string[];
}

interface Outcome {
  /** Handed to a mail program in this visit, the latest first. */
  sent: { id: number; application: Application }[];
  /** The last one, where the browser refused the window. */
  refused?: Application;
}

/** Time to read that something happens, and to swallow the second half of a double click. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

const isSame = (a: Application, b: Application) => fieldNames.every((name) => a[name] === b[name]);

/** The application form. It fills an e-mail; the visitor's own mail program sends it. */
export function ApplicationForm({ mailbox, positions }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isLong, setIsLong] = useState(false);
  const [said, setSaid] = useState('');
  const [outcome, send, isSubmitting] = useActionState(submit, { sent: [] });

  function review(form: HTMLFormElement) {
    const answers = readAnswers(new FormData(form));
    setIsLong(isLongLink(buildMailLink(mailbox, answers)));
    setErrors((shown) => keepRemainingErrors(shown, validateAnswers(answers, positions).errors));
  }

  function fill(answers: Partial<Answers>, say: string) {
    if (!ref.current) return;
    fillFields(ref.current, answers);
    review(ref.current);
    setSaid(say);
    ref.current.focus({ preventScroll: true });
  }

  // Runs within the click up to its first await, so the browser lets the window open.
  async function submit(before: Outcome, application: Application): Promise<Outcome> {
    // The button tells that it is submitting before the window opens, not after.
    flushSync(() => {});
    const opened = openMailWindow(buildMailLink(mailbox, application));
    await pause();
    raiseNotice(opened ? successNotice : failureNotice);
    if (!opened) return { ...before, refused: application };
    ref.current?.reset();
    const id = (before.sent[0]?.id ?? 0) + 1;
    const others = before.sent.filter((sent) => !isSame(sent.application, application));
    return { sent: [{ id, application }, ...others] };
  }

  function judge(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { application, errors: found = {} } = validateAnswers(
      readAnswers(new FormData(form)),
      positions,
    );
    flushSync(() => setErrors(found));
    const first = fieldNames.find((name) => found[name]);
    if (first) findField(form, first)?.focus();
    if (application && !isSubmitting) startTransition(() => send(application));
  }

  function putBack(application: Application) {
    const answers: Partial<Answers> = {};
    const current = readAnswers(new FormData(ref.current ?? undefined));
    // What was written since is as precious as what was written before.
    for (const name of fieldNames) if (!current[name].trim()) answers[name] = application[name];
    fill(answers, 'Your answers are back in the form.');
    ref.current?.scrollIntoView();
  }

  const start = useEffectEvent(() => {
    if (!ref.current) return;
    const position = matchJob(location.search, positions);
    // A choice made before the script came stands.
    if (position && !findField(ref.current, 'position')?.value)
      fillFields(ref.current, { position });
    review(ref.current);
  });
  useEffect(() => start(), []);

  const apply = useEffectEvent((position: string) =>
    fill({ position }, `${position} is filled in as the position.`),
  );
  useEffect(() => onApply(positions, (position) => apply(position)), [positions]);

  // The button lost the focus when it was disabled.
  useEffect(() => {
    if (outcome.refused) button.current?.focus();
  }, [outcome]);

  return (
    <>
      {/* Outside a dialog this method submits nowhere: pressed before hydration, the form keeps
          its words, and the policy that forbids submissions has nothing to report. */}
      <form
        aria-label="Application"
        method="dialog"
        noValidate
        onInput={(event) => review(event.currentTarget)}
        onReset={() => setIsLong(false)}
        onSubmit={judge}
        ref={ref}
        tabIndex={-1}
      >
        <ApplicationFields errors={errors} positions={positions} />
        <SubmitRow
          button={button}
          errorCount={Object.keys(errors).length}
          isLong={isLong}
          isSubmitting={isSubmitting}
        />
        <p className="sr-only" role="status">
          {said}
        </p>
      </form>
      {outcome.refused && (
        <ApplicationPanel
          application={outcome.refused}
          key={JSON.stringify(outcome.refused)}
          mailbox={mailbox}
        />
      )}
      {outcome.sent.map(({ id, application }) => (
        <ApplicationPanel
          application={application}
          key={id}
          mailbox={mailbox}
          onPutBack={putBack}
        />
      ))}
    </>
  );
}
