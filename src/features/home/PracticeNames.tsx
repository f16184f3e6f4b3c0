import { hasLongWord } from '../../ui/has-long-word.ts';
import type { Service } from '../services/model/service.ts';

interface Props {
  /** Accessible name of the list. */
  label: string;
  practices: Pick<Service, 'title' | 'path'>[];
}

/** Links to the practices, each under its roots on a wide screen. */
export const PracticeNames = ({ label, practices }: Props) => (
  <ul
    aria-label={label}
    className={`practice-names wrap${hasLongWord(...practices.map(({ title }) => title)) ? ' long-words' : ''}`}
  >
    {practices.map(({ title, path }) => (
      <li key={title}>
        <a href={path}>{title}</a>
      </li>
    ))}
  </ul>
);
