import type { IconName } from '../content/icon-names.ts';
import { Icon } from './Icon.tsx';

interface Props {
  items: { icon: IconName; title: string; text: string }[];
}

/**
 * Three in a row on wide screens. The items of the last row share its width, so there is never a
 * gap.
 */
export function IconItems({ items }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-8 md:flex md:flex-wrap">
      {items.map(({ icon, title, text }) => (
        <li className="grow basis-48 border-t-2 border-ink pt-5" key={title}>
          <Icon name={icon} />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}
