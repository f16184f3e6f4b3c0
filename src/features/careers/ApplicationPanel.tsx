import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { Application } from './application.ts';
import { buildEml, emlFileName } from './application-eml.ts';
import { buildMailLink, formatPlainText, isLongLink } from './application-mail.ts';
import { download } from './download.ts';

interface Props {
  mailbox: string;
  application: Application;
  /** Whether the browser opened a window. If so, the form was cleared. */
  isOpened: boolean;
  /** Moves the focus to the heading when the panel appears. */
  takesFocus: boolean;
  onPutBack: (application: Application) => void;
  words: WordsOf<'careers'>;
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView();
}

/** Keeps a submitted application, whether or not a window was opened for the mail program. */
export function ApplicationPanel(props: Props) {
  const { mailbox, application, isOpened, takesFocus, onPutBack, words } = props;
  const { careers } = words;
  const { position } = application;
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const byHand = useRef<HTMLTextAreaElement>(null);
  const link = buildMailLink(mailbox, application, words);
  const isLong = isLongLink(link);
  const text = formatPlainText(mailbox, application, words);
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
      {isOpened ? careers.openAgain : careers.openEmail}
    </ButtonLink>
  );
  const keep = (
    <>
      <button className={isLong ? leading : plain} onClick={copy} type="button">
        {careers.copy}
      </button>
      <button
        className={isLong ? leading : plain}
        onClick={() =>
          download(
            emlFileName(application, words),
            buildEml(mailbox, application, words, new Date()),
            'message/rfc822',
          )
        }
        type="button"
      >
        {careers.download}
      </button>
    </>
  );

  return (
    <section
      aria-label={fill(careers.applicationFor, { position })}
      className="mt-8 border border-rule border-s-4 border-s-mark bg-raised p-4"
    >
      <h3 className="text-xl" ref={takesFocus ? takeFocus : undefined} tabIndex={-1}>
        {fill(careers.yourApplication, { position })}
      </h3>
      <p className="mt-2 text-sm text-muted">
        {isOpened ? careers.afterOpening : careers.afterBlocking}
        {isLong && ` ${careers.longHelp}`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isLong ? [keep, open] : [open, keep]}
        {isOpened && (
          <button className={plain} onClick={() => onPutBack(application)} type="button">
            {careers.putBack}
          </button>
        )}
      </div>
      <p className="mt-4 text-xs text-muted">{fill(careers.emlHelp, { mailbox })}</p>
      <p className="text-sm font-medium" role="status">
        {copied === 'yes' && fill(careers.copied, { mailbox })}
        {copied === 'no' && careers.copyBlocked}
      </p>
      {copied === 'no' && (
        <textarea
          aria-label={careers.copyText}
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
