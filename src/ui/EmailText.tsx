import { Fragment } from 'react';

/** An e-mail address, which breaks only before `@` and a dot as long as its parts fit into a line. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places, and may be equal
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
