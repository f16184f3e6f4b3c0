import type { LinkGroup } from '../content/addresses.ts';
import { LinkList } from './LinkList.tsx';

/** Links by kind, side by side on wide screens. On others a line with the kinds opens them. */
export const LinkColumns = ({ groups }: { groups: LinkGroup[] }) => (
  <details className="open-when-wide">
    <summary className="menu-arrow tap text-sm screen-only">
      {groups.map(({ label }) => label).join(' · ')}
    </summary>
    <ul className="grid gap-8 max-lg:pt-4 md:grid-flow-col md:auto-cols-fr">
      {groups.map(({ label, links }) => (
        <li key={label}>
          <h3 className="border-b border-ink pb-2 text-lg">{label}</h3>
          <LinkList links={links} />
        </li>
      ))}
    </ul>
  </details>
);
