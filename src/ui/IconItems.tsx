import type { IconName } from '../content/icon-names.ts';
import { Icon } from './Icon.tsx';

interface Props {
  items: { icon: IconName; title: string; text: string }[];
}

/** Each item with its icon. The items of the last row share its width, so there is never a gap. */
export function IconItems({ items }: Props) {
  return (
    <ul className="flex flex-wrap gap-8">
      {items.map(({ icon, title, text }) => (
        <li className="grow basis-full md:basis-40 border-t-2 border-ink pt-3" key={title}>
          <div className="flex items-baseline gap-2.5 [&>svg]:translate-y-0.5">
            <Icon name={icon} />
            <h3 className="text-xl">{title}</h3>
          </div>
          <p className="mt-2 text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}
