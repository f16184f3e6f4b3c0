import type { Ref } from 'react';
import { fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { buttonClass } from '../../ui/button-class.ts';

interface Props {
  button: Ref<HTMLButtonElement>;
  isSubmitting: boolean;
  /** Whether the mail link is too long for some mail programs. */
  isLong: boolean;
  errorCount: number;
  words: WordsOf<'careers'>;
}

/** The end of the form: a warning about its length, the button, and how many errors there are. */
export function SubmitRow({ button, isSubmitting, isLong, errorCount, words }: Props) {
  return (
    <>
      <p className="text-sm" role="status">
        {isLong && (
          <span className="mt-4 block border-s-4 border-mark ps-5">{words.careers.tooLong}</span>
        )}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <button
          className={`${buttonClass('mark')} disabled:border-edge disabled:bg-sunken disabled:text-muted`}
          disabled={isSubmitting}
          ref={button}
          type="submit"
        >
          {isSubmitting ? words.careers.submitting : words.careers.submit}
        </button>
        <p className="text-sm text-danger" role="alert">
          {errorCount > 0 && fillPlural(words.careers.errorCount, words.language, errorCount, {})}
        </p>
      </div>
    </>
  );
}
