import { hasLongWord } from '../../ui/has-long-word.ts';
import type { Service } from '../services/model/service.ts';
import { findGap, hasBanyan } from './practice-tree.ts';

interface Props {
  /** Accessible name of the list. */
  label: string;
  practices: Pick<Service, 'title' | 'path'>[];
}

/** More than nine would not fit side by side. */
const inOneRow = 'lg:grid lg:grid-flow-col lg:auto-cols-fr';

/**
 * Links to the practices. On a phone they are in two columns, one below each half of the tree, if the
 * longest word fits half of it.
 */
export function PracticeNames({ label, practices }: Props) {
  // As in the drawing, whose first root of each practice continues beside the name.
  const gap = hasBanyan && findGap(practices.length) > 0.05 ? 'gap-x-[6%]' : 'gap-x-[2.5%]';
  const root = hasBanyan ? 'border-s ps-3' : '';
  const row = practices.length <= 9 ? inOneRow : '';
  const size = practices.length <= 6 ? 'lg:max-xl:text-xs xl:text-base' : '';
  const hasLong = hasLongWord(...practices.map(({ title }) => title));
  return (
    <ul
      aria-label={label}
      className={`wrap ${gap} pb-4 text-sm font-medium max-[23rem]:text-xs md:columns-3 ${hasLong ? 'min-[30rem]:columns-2' : 'min-[18rem]:columns-2'} ${row} ${size}`}
    >
      {practices.map(({ title, path }) => (
        <li
          className={`break-inside-avoid ${root} ${root && row && 'lg:not-last:-me-[3.5vw]'}`}
          key={title}
        >
          <a
            className="flex min-h-14.25 py-1.5 leading-[1.4] underline-offset-4 hover:underline focus-visible:underline lg:min-h-16 lg:pt-3"
            href={path}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
