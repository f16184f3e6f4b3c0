import type { NavigationLink } from '../content/addresses.ts';

export function LinkList({ links }: { links: NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li className="border-t border-rule first:border-0" key={path}>
          <a
            className="tap block py-2 text-sm wrap-anywhere hover:text-accent hover:underline hover:decoration-1"
            href={path}
          >
            {label}{' '}
            <span aria-hidden="true" className="mirrored">
              →
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
