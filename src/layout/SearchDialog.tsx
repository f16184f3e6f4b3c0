import type { WordsOf } from '../content/words/words.ts';

interface Props {
  /** Address of the script that answers. */
  script: string;
  words: WordsOf<'search'>;
}

/** The field takes what is typed while the script is on its way, which adds the results below it. */
export const SearchDialog = ({ script, words: { search } }: Props) => (
  <dialog
    aria-label={search.open}
    className="site-search bg-raised panel-shadow rounded-sm print:hidden"
    data-script={script}
  >
    <search className="relative block p-4">
      <label className="block pt-2 font-display text-xl">
        {search.field}
        {/* Of a field of the type "search", Escape would empty the field before it closes the dialog. */}
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
