import type { WordsOf } from '../content/words/words.ts';

interface Props {
  /** Address of the search script. */
  script: string;
  words: WordsOf<'search'>;
}

/** Visitors can type while the search script is loading. It adds the results below the field. */
export const SearchDialog = ({ script, words: { search } }: Props) => (
  <dialog
    aria-label={search.open}
    className="site-search bg-raised panel-shadow rounded-sm screen-only"
    data-script={script}
  >
    <search className="relative block p-4">
      <label className="block pt-2 font-display text-xl">
        {search.field}
        {/* With type="search", the first Escape would clear the field, not close the dialog. */}
        <input
          autoComplete="off"
          className="tap mt-4 w-full border border-edge px-3 font-sans text-base"
          inputMode="search"
          type="text"
        />
      </label>
      <form className="absolute end-4 top-4" method="dialog">
        <button aria-label={search.close} className="tap w-11 border border-edge" type="submit">
          ×
        </button>
      </form>
    </search>
    <p className="p-4" hidden role="alert">
      {search.failed}
    </p>
  </dialog>
);
