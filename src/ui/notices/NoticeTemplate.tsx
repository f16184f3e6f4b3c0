import X from 'lucide-react/icons/x';
import type { WordsOf } from '../../content/words/words.ts';

/** The template of all notices. `notices.ts` clones and fills it. */
export function NoticeTemplate({ words }: { words: WordsOf<'ui'> }) {
  return (
    <template data-notice-template="">
      <div className="notice">
        <div>
          <p className="font-bold" data-title="" />
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
}
