import type { NavigationLink } from '../content/addresses.ts';

interface Props {
  links: NavigationLink[];
  /** In two columns, for short labels. */
  short?: boolean;
  /** A line above the first link too, for a list in columns. */
  isRuled?: boolean;
}

export function LinkList({ links, short = false, isRuled = false }: Props) {
  return (
    <ul className={short ? 'grid grid-cols-2 gap-x-8 @max-[18rem]:grid-cols-1' : undefined}>
      {links.map(({ label, path }) => (
        <li
          className={`border-t border-rule ${isRuled ? '' : 'first:border-0'} ${short ? 'nth-2:border-0' : ''}`}
          key={path}
        >
          <a
            className="tap block py-2 text-sm hover:text-accent hover:underline hover:decoration-1"
            href={path}
          >
            {label}
            {'\u00a0'}
            <span aria-hidden="true" className="mirrored ms-1">
              →
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
