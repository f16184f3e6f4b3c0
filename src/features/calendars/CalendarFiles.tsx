import { absoluteUrl } from '../../content/addresses.ts';
import type { Site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { CalendarParts } from './CalendarParts.tsx';
import type { Calendar } from './model/calendar.ts';

interface Props {
  calendar: Calendar;
  site: Pick<Site, 'words' | 'paths' | 'firm'>;
}

/**
 * The address that calendar programs subscribe to, and the files of a calendar: beside the filters on wide screens,
 * on others folded. Paper cannot follow links.
 */
export function CalendarFiles({ calendar, site: { words, paths, firm } }: Props) {
  const { subscribe, forCalendar, forSpreadsheet } = words.calendars;
  // Several calendars have links with the same words.
  const ofCalendar = <span className="sr-only">{` ${calendar.title}`}</span>;
  const file = (ending: string) => paths.calendarFile(`${calendar.id}.${ending}`);
  const subscribeTo = (name: string) =>
    absoluteUrl(firm.siteUrl, paths.calendarFile(`${name}.ics`)).replace(/^\w+/, 'webcal');
  return (
    <details className="open-when-wide mb-4 text-sm screen-only max-lg:mt-4" id={calendar.id}>
      <summary className="menu-arrow tap border-t border-rule font-medium">{subscribe}</summary>
      <p className="label max-lg:mt-2">{calendar.title}</p>
      <ul className="mt-2 grid gap-2">
        <li>
          <TextLink href={subscribeTo(calendar.id)}>
            {subscribe}
            {ofCalendar}
          </TextLink>
        </li>
        <li>
          <TextLink href={file('ics')}>
            {forCalendar}
            {ofCalendar}
          </TextLink>
          {'\u00a0· '}
          <TextLink href={file('csv')}>
            {forSpreadsheet}
            {ofCalendar}
          </TextLink>
        </li>
      </ul>
      <CalendarParts calendar={calendar} words={words} subscribeTo={subscribeTo} />
    </details>
  );
}
