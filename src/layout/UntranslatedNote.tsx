import { nameLanguage } from '../content/name-language.ts';
import { fill } from '../content/words/fill.ts';
import { findDirection } from '../content/words/find-direction.ts';
import type { WordsOf } from '../content/words/words.ts';

interface Props {
  words: WordsOf<'layout'>;
  /** BCP 47 tag of the language of the text below. */
  language: string;
}

/** Says in the language of the site around it that the text of a page is in another one. */
export function UntranslatedNote({ words, language }: Props) {
  return (
    <p
      className="untranslated-note wrap text-sm"
      dir={findDirection(words.language)}
      lang={words.language}
    >
      {fill(words.layout.untranslated, { language: nameLanguage(language, words.language) })}
    </p>
  );
}
