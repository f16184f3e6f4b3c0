import type { Ref } from 'react';
import { buttonClass } from '../../ui/button-class.ts';

interface Props {
  button: Ref<HTMLButtonElement>;
  isSubmitting: boolean;
  /** The mail link is too long for some mail programs. */
  isLong: boolean;
  errorCount: number;
}

const summarizeErrors = (count: number) =>
  count === 1 ? 'One field needs another look.' : `${count} fields need another look.`;

/** The end of the form: what is to be known before it is submitted, the button, what is at error. */
export function SubmitRow({ button, isSubmitting, isLong, errorCount }: Props) {
  return (
    <>
      <p className="text-sm" role="status">
        {isLong && (
          <span className="mt-4 block border-l-4 border-mark pl-5">
            Your application has grown too long for the link that opens some mail programs. Nothing
            will be cut here: after you submit it, you can copy it or download it as an e-mail file.
          </span>
        )}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <button className={buttonClass('mark')} disabled={isSubmitting} ref={button} type="submit">
          {isSubmitting ? 'Submitting...' : 'Submit Application'}
        </button>
        <p className="text-sm text-danger" role="alert">
          {errorCount > 0 && summarizeErrors(errorCount)}
        </p>
      </div>
    </>
  );
}
