import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { Application } from './application.ts';
import { buildEml, emlFileName } from './application-eml.ts';
import { buildMailLink, formatPlainText, isLongLink } from './application-mail.ts';
import { download } from './download.ts';

interface Props {
  mailbox: string;
  application: Application;
  /** Whether the browser opened a window; the form was then emptied. */
  isOpened: boolean;
  /** Moves the focus to the heading when the panel appears. */
  takesFocus: boolean;
  onPutBack: (application: Application) => void;
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView();
}

/** Keeps an application that was handed to the mail program, or that no window was opened for. */
export function ApplicationPanel({ mailbox, application, isOpened, takesFocus, onPutBack }: Props) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const byHand = useRef<HTMLTextAreaElement>(null);
  const link = buildMailLink(mailbox, application);
  const isLong = isLongLink(link);
  const text = formatPlainText(mailbox, application);
  const plain = buttonClass('quiet');
  const leading = buttonClass('accent');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      flushSync(() => setCopied('no'));
      byHand.current?.focus();
      byHand.current?.select();
    }
  }

  const open = (
    <ButtonLink href={link} key="open" look={isLong ? 'quiet' : 'accent'}>
      {isOpened ? 'Open the e-mail again' : 'Open the e-mail'}
    </ButtonLink>
  );
  const keep = (
    <>
      <button className={isLong ? leading : plain} onClick={copy} type="button">
        Copy the application
      </button>
      <button
        className={isLong ? leading : plain}
        onClick={() =>
          download(
            emlFileName(application),
            buildEml(mailbox, application, new Date()),
            'message/rfc822',
          )
        }
        type="button"
      >
        Download as .eml
      </button>
    </>
  );

  return (
    <section
      aria-label={`Application for ${application.position}`}
      className="mt-8 border border-rule border-l-4 border-l-mark bg-raised p-4"
    >
      <h3
        className="text-xl"
        ref={takesFocus ? takeFocus : undefined}
        tabIndex={-1}
      >{`Your application for ${application.position}`}</h3>
      <p className="mt-2 text-sm text-muted">
        {isOpened
          ? 'If no e-mail opened, or you closed it, use the buttons below. Your application stays here until you leave this page.'
          : 'Your browser blocked the window. Your answers are still in the form.'}
        {isLong &&
          ' Some mail programs shorten or refuse an e-mail as long as this one: to be safe, copy it or download it, and send it from there.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isLong ? [keep, open] : [open, keep]}
        {isOpened && (
          <button className={plain} onClick={() => onPutBack(application)} type="button">
            Put my answers back
          </button>
        )}
      </div>
      <p className="mt-4 text-xs text-muted">
        An .eml file opens as a draft in Outlook, Thunderbird and Apple Mail, ready to send to{' '}
        {mailbox}.
      </p>
      <p className="text-sm font-medium" role="status">
        {copied === 'yes' && `Copied. Paste it into a new e-mail to ${mailbox}.`}
        {copied === 'no' &&
          'Your browser blocked copying. The text below is selected, so that you can copy it yourself.'}
      </p>
      {copied === 'no' && (
        <textarea
          aria-label="Text of the application"
          className="mt-3 w-full rounded-sm border border-edge bg-paper p-4 text-sm"
          readOnly
          ref={byHand}
          rows={8}
          value={text}
        />
      )}
    </section>
  );
}
