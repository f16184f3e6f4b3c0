import type { WordsOf } from '../content/words.ts';

interface Props {
  /** Address of the search script. */
  script: string;
  words: WordsOf<'search'>;
}

/** What the search script copies for each group of results. */
export const SearchResults = () => (
  // The script fills in the texts.
  <template data-found="">
    <section className="mt-4 border-t border-rule pt-3">
      <h2 className="font-sans text-sm text-muted">·</h2>
      <ul>
        <li className="relative py-2">
          <a className="link font-medium after:absolute after:inset-0" href="/">
            ·
          </a>
          <p className="text-sm text-muted" />
        </li>
      </ul>
    </section>
  </template>
);

/** Visitors can type while the search script is loading. It adds the results below the field. */
export const SearchDialog = ({ script, words: { search } }: Props) => (
  <dialog
    aria-label={search.open}
    className="mx-auto max-h-dvh w-184 max-w-full overscroll-contain rounded-sm bg-raised text-ink [box-shadow:var(--shadow-panel)] backdrop:bg-[#0008] sm:mt-12 sm:max-h-[85dvh] screen-only"
    data-search-script={script}
  >
    <search className="relative block p-4">
      <label className="block pt-2 font-display text-xl">
        {search.field}
        {/* With type="search", the first Escape would clear the field, not close the dialog. */}
        <input
          autoComplete="off"
          className="tap mt-4 w-full border border-edge px-3 font-sans text-base focus-visible:-outline-offset-1"
          inputMode="search"
          type="text"
        />
      </label>
      <form className="absolute end-4 top-4" method="dialog">
        <button
          aria-label={search.close}
          className="tap w-11 border border-edge text-xl"
          type="submit"
        >
          ×
        </button>
      </form>
    </search>
    <div className="px-4 pb-4">
      <p hidden role="alert">
        {search.failed}
      </p>
      <p className="min-h-6 text-sm text-muted" role="status" />
      <div data-results="" />
      <button
        className="tap rounded-sm border border-edge px-3 hover:border-ink hover:bg-sunken"
        hidden
        type="button"
      />
    </div>
  </dialog>
);
