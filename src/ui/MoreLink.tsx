import type { WordsOf } from '../content/words.ts';
import { LinkText } from './LinkText.tsx';

interface Props {
  href: string;
  /** Title of the target, so that the link text makes sense out of context. */
  about: string;
  words: WordsOf<'ui'>;
  children: string;
}

export function MoreLink({ href, about, words, children }: Props) {
  return (
    <p className="shrink-0 screen-only">
      <a
        className="tap inline-flex items-center gap-2 text-sm font-medium text-accent hover:underline"
        href={href}
      >
        <LinkText about={about} template={words.ui.linkAbout}>
          {children}
        </LinkText>
        <span aria-hidden="true" className="mirrored">
          →
        </span>
      </a>
    </p>
  );
}
