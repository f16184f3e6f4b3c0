import type { NavigationLink } from '../content/addresses.ts';
import type { WordsOf } from '../content/words.ts';

interface Props {
  /** Links from the home page down to this page. */
  trail: NavigationLink[];
  words: WordsOf<'ui'>;
}

export function Breadcrumb({ trail, words }: Props) {
  return (
    <nav aria-label={words.ui.breadcrumb} className="text-sm text-muted screen-only">
      <ol className="flex flex-wrap gap-2">
        {trail.slice(0, -1).map(({ label, path }, index) => (
          <li className="flex gap-2" key={path}>
            {index > 0 && (
              <span aria-hidden="true" className="py-0.5">
                /
              </span>
            )}
            <a className="link -my-2 inline-block py-2.5" href={path}>
              {label}
            </a>
          </li>
        ))}
        {/* Only for screen readers, because the heading below shows the same. */}
        <li className="sr-only">
          <span aria-current="page">{trail.at(-1)?.label}</span>
        </li>
      </ol>
    </nav>
  );
}
