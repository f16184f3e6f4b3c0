import type { LinkGroup } from '../content/addresses.ts';
import { LinkList } from './LinkList.tsx';

/** Links by kind, side by side on wide screens. */
export const LinkColumns = ({ groups }: { groups: LinkGroup[] }) => (
  <ul className="grid gap-8 md:grid-flow-col md:auto-cols-fr">
    {groups.map(({ label, links }) => (
      <li key={label}>
        <h3 className="border-b border-ink pb-2 text-lg">{label}</h3>
        <LinkList links={links} />
      </li>
    ))}
  </ul>
);
