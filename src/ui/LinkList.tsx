import type { NavigationLink } from '../content/addresses.ts';

export function LinkList({ links }: { links: NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li className="border-t border-rule first:border-0" key={path}>
          <a
            className="tap flex items-center justify-between gap-4 py-2 wrap-anywhere hover:text-accent"
            href={path}
          >
            {label}
            <span aria-hidden="true" className="mirrored">
              →
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
