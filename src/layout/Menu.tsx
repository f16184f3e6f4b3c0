import { ChevronDown } from 'lucide-react';
import { resolveHref } from '../content/addresses.ts';
import type { NavigationGroup } from './navigation.ts';

interface Props {
  group: NavigationGroup;
  currentPath: string;
  /** Where the panel hangs from its button, so that two open panels never overlap. */
  panel: string;
}

/** A disclosure of links: one of the header's three menus, or one group of the mobile panel. */
export function Menu({ group, currentPath, panel }: Props) {
  return (
    <details className="group/menu relative">
      <summary className="tap flex items-center justify-between gap-1.5 px-3 text-sm font-medium lg:h-18 lg:gap-1 xl:gap-1.5 lg:px-1.5 lg:font-normal xl:px-3 hover:text-accent">
        {group.label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 lg:max-xl:size-3 transition-transform group-open/menu:rotate-180"
        />
      </summary>
      <ul className={panel}>
        {group.links.map(({ label, path }) => (
          <li key={path}>
            <a
              aria-current={path === currentPath ? 'page' : undefined}
              className="tap flex items-center border-edge py-1.5 pr-3 pl-4 text-sm hover:border-l-4 hover:bg-sunken hover:pl-3 aria-[current]:border-l-4 aria-[current]:border-mark aria-[current]:pl-3 aria-[current]:font-medium"
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
