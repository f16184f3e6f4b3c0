import type { NavigationLink } from '../content/addresses.ts';

interface Props {
  /** Accessible name of the list. */
  label: string;
  links: NavigationLink[];
}

/** Links under the horizon to the parts of a page, each below a line that begins there. */
export const GroundLinks = ({ label, links }: Props) => (
  <nav aria-label={label} className="soil screen-only">
    <ul className="wrap grid grid-cols-2 gap-x-8 pb-4 text-sm font-medium lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {links.map(({ label: name, path }) => (
        <li className="border-s border-edge ps-3" key={path}>
          <a className="block min-h-14 py-2 hover:underline lg:pt-3" href={path}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
