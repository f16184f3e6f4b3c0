import { type Citations, shareCitations } from '../content/law/references.ts';
import { ProseLine } from './ProseLine.tsx';

interface Props {
  items: { title: string; text: string }[];
  citations?: Citations;
}

/**
 * A list of titles with short texts, in two columns on wide screens. Three items share one row or
 * column.
 */
export function TitledList({ items, citations }: Props) {
  const shares = citations && shareCitations(citations, items);
  return (
    <ul
      className={`grid gap-x-8 gap-y-4 sm:gap-y-8 ${items.length === 3 ? 'md:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3' : 'pairs sm:grid-cols-2'}`}
    >
      {items.map(({ title, text }, index) => (
        <li className="border-t border-rule pt-4" key={title}>
          <h3 className="text-head">{title}</h3>
          <p className="mt-2 max-w-measure text-sm">
            <ProseLine citations={shares?.[index]} text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
