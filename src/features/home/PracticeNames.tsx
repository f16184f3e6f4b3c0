import { hasLongWord } from '../../ui/has-long-word.ts';
import type { Service } from '../services/model/service.ts';

interface Props {
  /** Accessible name of the list. */
  label: string;
  practices: Pick<Service, 'title' | 'path'>[];
}

/** On a wide screen, names are under their roots; more than nine would not fit side by side. */
const inOneRow = 'lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none lg:gap-x-[2.5%] lg:pt-3';

/** Links to the practices: in two columns on a phone, where the longest word fits half of it. */
export function PracticeNames({ label, practices }: Props) {
  const row = practices.length <= 9 ? inOneRow : '';
  const size = practices.length <= 6 ? 'lg:text-base' : '';
  const hasLong = hasLongWord(...practices.map(({ title }) => title));
  return (
    <ul
      aria-label={label}
      className={`wrap grid gap-x-6 pt-1 pb-3 text-sm font-medium max-[23rem]:gap-x-3 max-[23rem]:text-xs md:grid-cols-3 ${hasLong ? 'min-[30rem]:grid-cols-2' : 'grid-cols-2'} ${row} ${size}`}
    >
      {practices.map(({ title, path }) => (
        <li
          className={`border-t border-rule ${hasLong ? 'min-[30rem]:nth-2:border-0' : 'nth-2:border-0'} first:border-0 max-md:last:odd:col-span-full md:nth-[-n+3]:border-0 ${row && 'lg:border-0'}`}
          key={title}
        >
          <a
            className="flex h-full min-h-12.5 py-1.5 leading-[1.4] underline-offset-4 wrap-anywhere hover:underline focus-visible:underline lg:min-h-11"
            href={path}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
