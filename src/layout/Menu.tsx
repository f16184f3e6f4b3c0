import { NavLink } from './NavLink.tsx';
import type { MenuLink, NavigationGroup } from './navigation.ts';

/** The focus colour has a contrast of 3:1 on every background; the colour of the mark has less. */
export const currentClass = 'underline decoration-focus decoration-3 underline-offset-8 ';

/** The items of the main menu: rows of the panel of a phone, or labels in the header. */
export const itemClass =
  'flex items-center hover:text-accent max-lg:min-h-14 max-lg:border-b max-lg:border-rule max-lg:font-display max-lg:text-xl lg:px-1 xl:px-3';

interface ListProps {
  links: MenuLink[];
  currentPath: string;
  label?: string;
  className?: string;
}

const MenuList = ({ links, currentPath, label, className }: ListProps) => (
  <ul aria-label={label} className={className}>
    {links.map(({ line, ...link }) => (
      <li className={line && 'relative break-inside-avoid hover:bg-sunken'} key={link.path}>
        <NavLink
          className={
            line ? 'menu-item after:absolute after:inset-0 lg:min-h-9 lg:pb-0' : 'menu-item'
          }
          currentPath={currentPath}
          link={link}
        />
        {line && <p className="px-3.75 pb-1.5 text-xs text-muted max-lg:hidden">{line}</p>}
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
 * Any number of menus can be open at once without overlapping: the first, which is the widest, is as wide
 * as the page while it is the only one, and then ends with its button; one before an open one is as wide
 * as its button.
 */
const widths = {
  first: 'menu-wide lg:flex lg:gap-x-8',
  other:
    'lg:-start-2.75 xl:-start-0.75 lg:w-max lg:min-w-full lg:max-w-72 lg:[details:has(~details[open])_&]:w-0',
};

/** A disclosure with links: in the panel of a phone, or dropping down from the header. */
export function Menu({ group: { label, links }, currentPath, isCurrent, isFirst }: Props) {
  const parts = links.filter((link) => link.links);
  return (
    <details className={isFirst ? 'lg:has-[~details[open]]:relative' : 'relative'}>
      <summary className={`${isCurrent ? currentClass : ''}${itemClass} lg:h-18 menu-arrow`}>
        {label}
      </summary>
      <div
        className={`soil border-b border-rule py-3 outline outline-transparent lg:absolute lg:top-full lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:overscroll-contain ${widths[isFirst ? 'first' : 'other']}`}
      >
        <MenuList
          className={isFirst ? 'grow-2 basis-0 gap-x-8 lg:[columns:2_14rem]' : ''}
          currentPath={currentPath}
          links={links}
        />
        {parts.map((part) => (
          <div
            className="grow basis-0 border-s border-rule ps-1 text-xs max-xl:hidden"
            key={part.path}
          >
            <p className="py-2 ps-3.75 text-muted">{part.label}</p>
            <MenuList currentPath={currentPath} label={part.label} links={part.links ?? []} />
          </div>
        ))}
      </div>
    </details>
  );
}
