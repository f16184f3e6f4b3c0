import { resolveHref } from '../content/addresses.ts';
import type { NavigationGroup } from './navigation.ts';

interface Props {
  group: NavigationGroup;
  currentPath: string;
  /** Whether the current page is one of its links, or below one. */
  isCurrent: boolean;
  /** Classes that position the panel. */
  panel: string;
}

/** A disclosure with links: a menu of the header, or a group in the mobile panel. */
export function Menu({ group, currentPath, isCurrent, panel }: Props) {
  return (
    <details className="relative">
      <summary
        className={`${isCurrent ? 'site-current ' : ''}site-group tap flex items-center justify-between gap-1.5 px-3 text-sm font-medium hover:text-accent`}
      >
        {group.label}
      </summary>
      <ul className={panel}>
        {group.links.map(({ label, path }) => (
          <li key={path}>
            <a
              aria-current={path === currentPath ? 'page' : undefined}
              href={resolveHref(path, currentPath)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
