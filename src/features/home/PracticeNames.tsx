import { hasLongWord } from '../../ui/has-long-word.ts';
import type { Practice } from './HeroFigure.tsx';
import { hasBanyan, listWidths } from './practice-tree.ts';

interface Props {
  /** Accessible name of the list. */
  label: string;
  practices: Practice[];
}

/** As wide as the practice in the drawing, by its width in distances between roots. */
const widths = ['', '', 'grow-2', 'grow-3', 'grow-4', 'grow-5', 'grow-6', 'grow-7'];

/**
 * Links to the practices. On a phone they are in two columns, one below each half of the tree, if the
 * longest word fits half of it.
 */
export function PracticeNames({ label, practices }: Props) {
  const shares = listWidths(practices.map(({ points }) => points.length));
  const [gap, root] = hasBanyan ? ['max-lg:gap-x-6', 'border-s ps-3 pe-1'] : ['gap-x-8', ''];
  // More than nine would not fit side by side.
  const row = practices.length <= 9 ? 'lg:flex' : '';
  const size = practices.length <= 6 ? 'xl:text-base' : '';
  const hasLong = hasLongWord(...practices.map(({ title }) => title));
  return (
    <ul
      aria-label={label}
      className={`wrap ${gap} pb-4 text-sm font-medium max-[23rem]:text-xs md:columns-3 ${hasLong ? 'min-[30rem]:columns-2' : 'min-[18rem]:columns-2'} ${row} ${size}`}
    >
      {practices.map(({ title, path }, index) => (
        <li
          className={`break-inside-avoid basis-0 ${hasBanyan ? widths[shares[index] ?? 0] : 'grow'}`}
          key={title}
        >
          <a
            className={`flex min-h-14.25 py-1.5 leading-[1.4] underline-offset-4 hover:underline focus-visible:underline lg:min-h-16 lg:pt-3 ${root}`}
            href={path}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
