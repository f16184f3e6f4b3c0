interface Props {
  mailbox: string;
  /** A `mailto:` link that opens an e-mail with blanks to fill. */
  link: string;
}

/** Shown in place of the form where no script runs, and on paper. */
export function MailInstead({ mailbox, link }: Props) {
  return (
    <p className="max-w-measure js:hidden" data-mail-instead="">
      Write to{' '}
      <a className="link" href={link}>
        {mailbox}
      </a>{' '}
      with your name, your e-mail address, your phone number, the position and, if you like, a cover
      letter.
    </p>
  );
}
