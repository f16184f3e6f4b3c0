import type { Site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { listParts } from './calendar-parts.ts';
import type { Calendar } from './model/calendar.ts';

interface Props {
  calendar: Calendar;
  words: Site['words'];
  /** @returns the address by which calendar programs subscribe to a file */
  subscribeTo: (name: string) => string;
}

/** The addresses of a calendar for employers of one place and size. */
export function CalendarParts({ calendar, words, subscribeTo }: Props) {
  const parts = listParts(calendar, words);
  if (parts.length === 0) return null;
  const { choose, chooseHelp, subscribeHelp } = words.calendars;
  return (
    <details className="mt-2">
      <summary className="menu-arrow tap border-y border-rule">{choose}</summary>
      <p className="mt-2 text-xs text-muted">
        {subscribeHelp} {chooseHelp}
      </p>
      <dl className="mt-2">
        {[...Map.groupBy(parts, ({ place }) => place)].map(([place, own]) => (
          <div className="border-t border-rule py-2" key={place}>
            <dt className="label">{place}</dt>
            {own.map(({ name, title, size }) => (
              <dd key={name} className="me-4 inline-block">
                <TextLink href={subscribeTo(name)}>
                  {size}
                  <span className="sr-only">{` ${title}`}</span>
                </TextLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
