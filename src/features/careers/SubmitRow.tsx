import type { Ref } from 'react';
import { buttonClass } from '../../ui/button-class.ts';

interface Props {
  button: Ref<HTMLButtonElement>;
  isSubmitting: boolean;
  /** Whether the mail link is too long for some mail programs. */
  isLong: boolean;
  errorCount: number;
}

const summarizeErrors = (count: number) =>
  count === 1 ? '1 field has an error.' : `${count} fields have errors.`;

/** The end of the form: a warning about its length, the button, and how many errors there are. */
export function SubmitRow({ button, isSubmitting, isLong, errorCount }: Props) {
  return (
    <>
      <p className="text-sm" role="status">
        {isLong && (
          <span className="mt-4 block border-l-4 border-mark pl-5">
            Your application is too long for some mail programs. Nothing is lost: after you submit
            it, you can copy it or download it as an e-mail file.
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
