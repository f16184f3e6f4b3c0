import Contrast from 'lucide-react/icons/contrast';
import type { ReactNode } from 'react';
import type { WordsOf } from '../content/words.ts';
import type { Alternate } from '../discovery/site-pages.ts';

const toolClass =
  'tap w-[min(2.75rem,14vw)] shrink-0 items-center justify-center rounded-sm hover:bg-sunken';

/** Works as soon as the page is shown: `first-paint.js` handles the click. Hidden without JavaScript. */
export const ThemeToggle = ({ label }: { label: string }) => (
  <button
    aria-label={label}
    aria-pressed="false"
    className={`${toolClass} -me-[min(0.75rem,4vw)] hidden js:flex`}
    data-theme-toggle=""
    type="button"
  >
    <Contrast
      aria-hidden="true"
      className="size-5 dark:rotate-180 [&_path]:fill-current"
      strokeWidth={1.6}
    />
  </button>
);

interface SearchButtonProps {
  /** Accessible name, for a button without text. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Hidden without JavaScript: `open-search.ts` handles the click. */
export const SearchButton = ({
  label,
  className = `${toolClass} hidden min-[40rem]:flex`,
  children,
}: SearchButtonProps) => (
  <button aria-label={label} className={`site-scripted ${className}`} data-search="" type="button">
    {children}
  </button>
);

interface LanguageSwitchProps {
  alternates: Alternate[];
  words: WordsOf<'layout'>;
}

/** Links to this page in the other languages. Renders nothing if the site has only one. */
export function LanguageSwitch({ alternates, words }: LanguageSwitchProps) {
  const others = alternates.filter(({ tag }) => tag !== words.tag);
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
