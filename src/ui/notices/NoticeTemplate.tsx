import X from 'lucide-react/icons/x';
import type { WordsOf } from '../../content/words.ts';

/** The template of all notices. `notices.ts` clones and fills it. */
export const NoticeTemplate = ({ words }: { words: WordsOf<'ui'> }) => (
  <template data-notice-template="">
    <div
      className="group pointer-events-auto ms-auto mb-3 flex max-w-narrow items-start gap-2 border border-s-4 border-rule border-s-mark bg-raised p-1 ps-3 text-sm [box-shadow:var(--shadow-panel)] transition-opacity starting:opacity-0 data-destructive:border-2 data-destructive:border-s-8 data-destructive:border-danger"
      data-notice=""
    >
      <b
        aria-hidden="true"
        className="mt-2 hidden w-7 shrink-0 rounded-full border-2 text-center text-danger group-data-destructive:block"
      >
        !
      </b>
      <div className="grow py-2">
        <p className="font-bold group-data-destructive:text-danger" data-title="" />
        <p data-description="" />
      </div>
      <button
        aria-label={words.ui.dismiss}
        className="tap flex w-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken"
        type="button"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  </template>
);
