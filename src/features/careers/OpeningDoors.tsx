import { TextLink } from '../../ui/TextLink.tsx';
import './doors.css';
import type { WordsOf } from '../../content/words/words.ts';
import type { Opening } from './model/opening.ts';
import { formatPay } from './pay.ts';

interface Props {
  openings: Opening[];
  words: WordsOf<'careers'>;
}

/** An open door for each opening on the horizon, above its title and pay on the soil. */
export const OpeningDoors = ({ openings, words }: Props) => (
  <nav aria-label={words.careers.allOpenings} className="doors soil">
    <ul className="wrap">
      {openings.map((opening) => (
        <li key={opening.id}>
          <div className="door-stage">
            <svg aria-hidden="true" viewBox="4.5 4.5 111 127.5">
              <path d="M6 132V60A54 54 0 0 1 114 60V132" />
              <path d="M6 132V60C6 30 30 10 62 18V124z" />
            </svg>
          </div>
          <div className="door-name">
            <TextLink href={opening.path}>{opening.title}</TextLink>
            <span className="text-sm text-muted tabular">
              {formatPay({ ...opening, payNote: undefined }, words)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  </nav>
);
