import type { WordsOf } from '../../content/words.ts';

interface Props {
  text: string;
  words: WordsOf<'ui'>;
}

/** Says that the script of the island before it could not be loaded. */
export const LoadFailure = ({ text, words }: Props) => (
  <p
    className="my-4 hidden border-s-4 border-mark ps-4 text-sm group-data-[island=failed]/island:block"
    role="alert"
  >
    {text} {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of this page */}
    <a className="link" href="">
      {words.ui.reload}
    </a>
  </p>
);
