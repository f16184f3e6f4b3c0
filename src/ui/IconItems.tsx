import type { IconName } from '../content/icon-names.ts';
import { Icon } from './Icon.tsx';

interface Props {
  items: { icon: IconName; title: string; text: string }[];
}

export function IconItems({ items }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
      {items.map(({ icon, title, text }) => (
        <li className="border-t-2 border-ink pt-5" key={title}>
          <Icon name={icon} />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
