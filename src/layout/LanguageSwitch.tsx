import type { WordsOf } from '../content/words/words.ts';
import type { Alternate } from '../discovery/alternates.ts';

interface Props {
  alternates: Alternate[];
  words: WordsOf<'layout'>;
}

/** Links to this page in the other languages. Renders nothing if the site has only one. */
export function LanguageSwitch({ alternates, words }: Props) {
  const others = alternates.filter(({ tag }) => tag !== words.language);
  if (others.length === 0) return null;
  return (
    <nav aria-label={words.layout.languages} className="flex shrink-0">
      {others.map(({ tag, name, path }) => (
        <a
          className="tap flex items-center justify-center rounded-sm px-2 text-sm font-medium hover:text-accent"
          href={path}
          hrefLang={tag}
          key={tag}
          lang={tag}
        >
          {new Intl.Locale(tag).language.toUpperCase()}
          <span className="sr-only">, {name}</span>
        </a>
      ))}
    </nav>
  );
}
