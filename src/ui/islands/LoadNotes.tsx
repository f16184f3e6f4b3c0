interface Props {
  /** Shown if the script takes longer than a second after it was asked for. */
  loading: string;
  /** Shown if it could not be loaded. */
  failed: string;
  /** Label of a link that loads the page again. */
  reload?: string;
}

/** What is said of the script of an island while it does not work. */
export const LoadNotes = ({ loading, failed, reload }: Props) => (
  <>
    <p className="absolute inset-x-0 z-1 hidden animate-appear border-s-4 border-mark bg-raised p-3 text-sm group-aria-busy/island:block">
      {loading}
    </p>
    <p
      className="my-4 hidden border-s-4 border-mark ps-4 text-sm group-data-[island=failed]/island:block"
      role="alert"
    >
      {failed}{' '}
      {reload && (
        // biome-ignore lint/a11y/useValidAnchor: the empty address is that of this page
        <a className="link" href="">
          {reload}
        </a>
      )}
    </p>
  </>
);
