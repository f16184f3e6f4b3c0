import './year-band.css';
import { type DutyWords, listMonths } from './duty-words.ts';
import { isState, listDuties } from './duty-year.ts';
import type { Calendar } from './model/calendar.ts';
import { YearSide } from './YearSide.tsx';

interface Props {
  calendars: Calendar[];
  words: DutyWords;
}

/**
 * The dates of a year on a line: those of countries above it, those of states below it. The table of
 * the page says the same, so assistive technology skips the drawing.
 */
export function YearBand({ calendars, words }: Props) {
  const duties = listDuties(calendars);
  const ofStates = duties.filter(({ place }) => isState(place));
  const others = duties.filter(({ place }) => !isState(place));
  const [short, narrow] = [listMonths('short', words), listMonths('narrow', words)];
  return (
    <div aria-hidden="true" className="year-band screen-only">
      <div className="field horizon">
        <div className="wrap pt-8">
          <YearSide direction="up" duties={others} words={words} />
        </div>
      </div>
      <div className="soil">
        <div className="wrap pb-6">
          <ol className="year-months">
            {short.map((name, index) => (
              <li key={name}>
                <span className="md:hidden">{narrow[index]}</span>
                <span className="hidden md:inline">{name}</span>
              </li>
            ))}
          </ol>
          <YearSide direction="down" duties={ofStates} words={words} />
          <p className="mt-4 text-sm text-muted">
            {words.calendars.key} {ofStates.length > 0 && words.calendars.keyOfStates}
          </p>
        </div>
      </div>
    </div>
  );
}
