import { fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';

interface Props {
  /** Address of the register; undefined if the site does not have the page. */
  path: string | undefined;
  /** Number of its entries. */
  count: number;
  words: WordsOf<'law'>;
}

/** The link to the page of the register of law. */
export const RegisterLink = ({ path, count, words }: Props) =>
  path !== undefined && (
    <p className="mt-6">
      <a className="link" href={path}>
        {fillPlural(words.law.watched, words.language, count, {})}
      </a>
    </p>
  );
