import type { IconName } from '../content/icon-names.ts';
import { BanyanEmblem } from './banyan/BanyanEmblem.tsx';
import { hasBanyan } from './banyan/has-banyan.ts';
import { Icon } from './Icon.tsx';

interface Props {
  items: { icon: IconName; title: string; text: string }[];
}

/**
 * Each item with its arch of one tree, or with its icon if the firm has another figure. Three are in a
 * row on wide screens. The items of the last row share its width, so there is never a gap.
 */
export function IconItems({ items }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-8 md:flex md:flex-wrap">
      {items.map(({ icon, title, text }) => (
        <li className="grow basis-40 border-t-2 border-ink pt-5" key={title}>
          <div className="flex flex-row-reverse items-end justify-between gap-4 md:block">
            {hasBanyan ? (
              <BanyanEmblem practices={items.map((item) => item.title === title)} />
            ) : (
              <Icon name={icon} />
            )}
            <h3 className="text-xl md:mt-4">{title}</h3>
          </div>
          <p className="mt-2 text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}
