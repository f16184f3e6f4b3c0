import { resolveHref } from '../content/addresses.ts';
import type { MenuLink, NavigationGroup } from './navigation.ts';

/** The focus colour has a contrast of 3:1 on every background; the colour of the mark has less. */
export const currentClass = 'underline decoration-focus decoration-3 underline-offset-8 ';

interface ListProps {
  links: MenuLink[];
  currentPath: string;
  label?: string;
}

const MenuList = ({ links, currentPath, label }: ListProps) => (
  <ul aria-label={label}>
    {links.map(({ label, path, line }) => (
      <li className="relative" key={path}>
        <a
          aria-current={path === currentPath ? 'page' : undefined}
          className={line ? 'menu-item pb-7' : 'menu-item'}
          href={resolveHref(path, currentPath)}
        >
          {label}
        </a>
        {line && (
          <p className="pointer-events-none absolute start-3.75 bottom-1.5 text-xs text-muted">
            {line}
          </p>
        )}
      </li>
    ))}
  </ul>
);

interface Props {
  group: NavigationGroup;
  currentPath: string;
  /** Whether the current page is one of its links, or below one. */
  isCurrent: boolean;
  /** Whether it is the first of several menus. */
  isFirst: boolean;
}

/**
 * Any number of menus can be open at once without overlapping: the first, which is the widest, grows to
 * the start of the page, and one before an open one is as wide as its button.
 */
const panelClass =
  'soil absolute top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain py-3 outline outline-transparent';

const widths = {
  first: 'end-2 flex w-max max-w-[40vw] xl:max-w-[45.5vw]',
  other: '-start-2 w-max min-w-full max-w-72 [details:has(~details[open])_&]:w-0',
};

/** A disclosure with links, which drops down from the header. */
export function Menu({ group: { label, links }, currentPath, isCurrent, isFirst }: Props) {
  const parts = links.filter((link) => link.links);
  return (
    <details className="relative">
      <summary
        className={`${isCurrent ? currentClass : ''}flex h-18 items-center gap-0.5 px-1 hover:text-accent xl:gap-1.5 xl:px-3 menu-arrow`}
      >
        {label}
      </summary>
      <div className={`${panelClass} ${widths[isFirst ? 'first' : 'other']}`}>
        <MenuList currentPath={currentPath} links={links} />
        {parts.map((part) => (
          <div className="border-s border-rule ps-1 text-xs max-xl:hidden" key={part.path}>
            <p className="py-2 ps-3.75 text-muted">{part.label}</p>
            <MenuList currentPath={currentPath} label={part.label} links={part.links ?? []} />
          </div>
        ))}
      </div>
    </details>
  );
}

/** The same in the panel of a phone, with the names alone. */
export const PanelGroup = ({ group: { label, links }, currentPath, isCurrent }: Props) => (
  <details className="border-b border-rule">
    <summary
      className={`${isCurrent ? currentClass : ''}flex min-h-14 items-center justify-between font-display text-xl menu-arrow`}
    >
      {label}
    </summary>
    <div className="pb-3">
      <MenuList
        currentPath={currentPath}
        links={links.map(({ label, path }) => ({ label, path }))}
      />
    </div>
  </details>
);
