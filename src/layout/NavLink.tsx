import { type NavigationLink, resolveHref } from '../content/addresses.ts';
import { NewTabNote } from '../ui/NewTabNote.tsx';

interface Props {
  link: NavigationLink;
  currentPath: string | undefined;
  className: string;
}

/** A link of a menu. One that leads elsewhere opens in a new tab, and says so. */
export const NavLink = ({ link: { label, path, newTab }, currentPath, className }: Props) => (
  <a
    aria-current={path === currentPath ? 'page' : undefined}
    className={className}
    href={resolveHref(path, currentPath)}
    {...(newTab && { rel: 'noopener', target: '_blank' })}
  >
    {newTab ? `${label}\u00a0` : label}
    {newTab && <NewTabNote text={newTab} />}
  </a>
);
