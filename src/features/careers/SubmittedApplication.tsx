import { fill } from '../../content/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { Answers, FormWords } from './application.ts';
import { buildMailLink, isLongLink } from './application-mail.ts';
import { CopyApplication } from './CopyApplication.tsx';

interface Props {
  application: Answers;
  mailbox: string;
  words: FormWords;
}

/** Moves the focus to the panel, unless the visitor already writes in the form again. */
function takeFocus(heading: HTMLElement | null) {
  if (document.activeElement !== document.body) return;
  heading?.focus();
  // What happens next is then in view above the notice. The form, which is above, is shorter once it is reset.
  requestAnimationFrame(() => heading?.scrollIntoView());
}

/**
 * Keeps a submitted application, because nobody can know whether a mail program opened, nor whether
 * the e-mail was sent.
 */
export function SubmittedApplication({ application, mailbox, words }: Props) {
  const { careers } = words;
  const link = buildMailLink(mailbox, application, words);
  const isLong = isLongLink(link);
  const heading = fill(careers.yourApplication, { position: application.position });
  const open = (
    <ButtonLink href={link} key="open" look={isLong ? 'quiet' : 'accent'}>
      {careers.openAgain}
    </ButtonLink>
  );
  const copy = (
    <CopyApplication
      application={application}
      key="copy"
      look={isLong ? 'accent' : 'quiet'}
      mailbox={mailbox}
      words={words}
    />
  );

  return (
    <section
      aria-label={heading}
      className="mt-8 border border-t-2 border-rule border-t-ink bg-raised p-4"
    >
      <h3 className="text-xl" ref={takeFocus} tabIndex={-1}>
        {heading}
      </h3>
      <p className="mt-2 font-medium">{careers.notSent}</p>
      <p className="mt-2 text-sm text-muted">
        {isLong ? `${careers.afterOpening} ${careers.longHelp}` : careers.afterOpening}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">{isLong ? [copy, open] : [open, copy]}</div>
    </section>
  );
}
