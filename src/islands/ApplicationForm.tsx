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
import { ApplicationFields } from '../components/ApplicationFields.tsx';
import { toButtonClass } from '../components/toButtonClass.ts';
import { isLongLink, toMailLink } from '../lib/application-mail.ts';
import {
  type Answers,
  type Application,
  type Faults,
  fieldNames,
  judgeAnswers,
  toAnswers,
  toRemainingFaults,
} from '../lib/application-schema.ts';
import { matchJob } from '../lib/job-match.ts';
import { onApply } from '../scripts/apply-links.ts';
import { openMailWindow } from '../scripts/mail-window.ts';
import { showNotice } from '../scripts/notices.ts';
import { ApplicationPanel } from './ApplicationPanel.tsx';

interface Props {
  /** Where applications go. */
  mailbox: string;
  /** The titles of the openings, and General Application. */
  positions: string[];
}

interface Outcome {
  /** Handed to a mail program in this visit, the latest first. */
  sent: Application[];
  /** The last one, where the browser refused the window. */
  refused?: Application;
}

/** Time to read that something happens, and to swallow the second half of a double click. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

const toKey = (application: Application) => JSON.stringify(application);

/** The application form. It fills an e-mail; the visitor's own mail program sends it. */
export function ApplicationForm({ mailbox, positions }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [isLong, setIsLong] = useState(false);
  const [said, setSaid] = useState('');
  const [outcome, send, isSubmitting] = useActionState(submit, { sent: [] });
  const faultCount = Object.keys(faults).length;

  const read = () => toAnswers(new FormData(form.current ?? undefined));
  const toField = (name: keyof Answers) => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof Element ? (field as HTMLInputElement) : undefined;
  };

  function review() {
    const answers = read();
    setIsLong(isLongLink(toMailLink(mailbox, answers)));
    setFaults((shown) => toRemainingFaults(shown, judgeAnswers(answers, positions).faults));
  }

  function fill(answers: Partial<Answers>, say: string) {
    for (const name of fieldNames) {
      const field = toField(name);
      if (field && answers[name]) field.value = answers[name];
    }
    setSaid(say);
    review();
    form.current?.focus({ preventScroll: true });
  }

  // Runs within the click up to its first await, so the browser lets the window open.
  async function submit(before: Outcome, application: Application): Promise<Outcome> {
    // The button tells that it is submitting before the window opens, not after.
    flushSync(() => {});
    const opened = openMailWindow(toMailLink(mailbox, application));
    await pause();
    if (!opened) {
      showNotice({
        title: 'Something went wrong',
        description: 'Your application could not be submitted. Please try again.',
        tone: 'destructive',
      });
      return { ...before, refused: application };
    }
    form.current?.reset();
    showNotice({
      title: 'Application submitted',
      description:
        'Your email client should open with the application details. Please send the email to complete your application.',
      tone: 'default',
    });
    const others = before.sent.filter((sent) => toKey(sent) !== toKey(application));
    return { sent: [application, ...others] };
  }

  function judge(event: SubmitEvent) {
    event.preventDefault();
    const { application, faults: found = {} } = judgeAnswers(read(), positions);
    flushSync(() => setFaults(found));
    const first = fieldNames.find((name) => found[name]);
    if (first) toField(first)?.focus();
    if (application && !isSubmitting) startTransition(() => send(application));
  }

  function putBack(application: Application) {
    const current = read();
    const answers: Partial<Answers> = {};
    // What was written since is as precious as what was written before.
    for (const name of fieldNames) if (!current[name].trim()) answers[name] = application[name];
    fill(answers, 'Your answers are back in the form.');
    form.current?.scrollIntoView();
  }

  const start = useEffectEvent(() => {
    const position = toField('position');
    const wanted = matchJob(location.search, positions);
    if (position && wanted && !position.value) position.value = wanted;
    review();
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
        onInput={review}
        onReset={() => setIsLong(false)}
        onSubmit={judge}
        ref={form}
        tabIndex={-1}
      >
        <ApplicationFields faults={faults} positions={positions} />
        <p className="text-sm" role="status">
          {isLong && (
            <span className="mt-4 block border-l-4 border-mark pl-3">
              Your application has grown too long for the link that opens some mail programs.
              Nothing will be cut here: after you submit it, you can copy it or download it as an
              e-mail file.
            </span>
          )}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
          <button
            className={toButtonClass('mark')}
            disabled={isSubmitting}
            ref={button}
            type="submit"
          >
            {isSubmitting ? 'Submitting...' : 'Submit Application'}
          </button>
          <p className="text-sm text-danger" role="alert">
            {faultCount > 0 &&
              (faultCount === 1
                ? 'One field needs another look.'
                : `${faultCount} fields need another look.`)}
          </p>
        </div>
        <p className="sr-only" role="status">
          {said}
        </p>
      </form>
      {outcome.refused && <ApplicationPanel application={outcome.refused} mailbox={mailbox} />}
      {outcome.sent.map((application) => (
        <ApplicationPanel
          application={application}
          key={toKey(application)}
          mailbox={mailbox}
          onPutBack={putBack}
        />
      ))}
    </>
  );
}
