import type { IconName } from '../content/icon-names.ts';
import { type Citations, divideCitations } from '../content/law/references.ts';
import { CardGrid } from './CardGrid.tsx';
import { Icon } from './Icon.tsx';
import { ProseLine } from './ProseLine.tsx';

interface Props {
  items: { icon?: IconName; title: string; text: string }[];
  citations?: Citations;
  /** At full width, under heavy lines. */
  look?: 'heavy';
}

/** A list of titles with short texts, in columns where there is room. */
export function TitledList({ items, citations, look }: Props) {
  const divided = citations && divideCitations(citations, items);
  const line = look === 'heavy' ? 'border-t-2 border-ink' : 'border-t border-rule';
  return (
    <CardGrid count={look || items.length === 3 ? items.length : 2}>
      {items.map(({ icon, title, text }, index) => (
        <li className={`${line} pt-3`} key={title}>
          <h3 className="flex items-baseline gap-[min(0.625rem,2vw)] text-head [&>svg]:[translate:0_0.125rem]">
            {icon && <Icon name={icon} />}
            {title}
          </h3>
          <p className="mt-2 max-w-measure text-sm">
            <ProseLine citations={divided?.[index]} text={text} />
          </p>
        </li>
      ))}
    </CardGrid>
  );
}
