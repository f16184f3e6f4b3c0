import { absoluteUrl } from '../../content/addresses.ts';
import type { Site } from '../../site/site.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CalendarParts } from './CalendarParts.tsx';
import type { Calendar } from './model/calendar.ts';

interface Props {
  calendar: Calendar;
  site: Pick<Site, 'words' | 'paths' | 'firm'>;
}

/** What a calendar contains, the address that calendar programs subscribe to, and its files. */
export function CalendarFiles({ calendar, site: { words, paths, firm } }: Props) {
  const { subscribe, subscribeHelp, forCalendar, forSpreadsheet } = words.calendars;
  // Several calendars have links with the same words.
  const ofCalendar = <span className="sr-only">{` ${calendar.title}`}</span>;
  const file = (ending: string) => paths.calendarFile(`${calendar.id}.${ending}`);
  const subscribeTo = (name: string) =>
    absoluteUrl(firm.siteUrl, paths.calendarFile(`${name}.ics`)).replace(/^\w+/, 'webcal');
  return (
    <Section heading={calendar.title} id={calendar.id} intro={calendar.description}>
      {/* A sheet of links that paper cannot follow. */}
      <div className="print:hidden">
        <p>
          <TextLink href={subscribeTo(calendar.id)}>
            {subscribe}
            {ofCalendar}
          </TextLink>
        </p>
        <p className="mt-2 max-w-measure text-sm text-muted">{subscribeHelp}</p>
        <CalendarParts calendar={calendar} words={words} subscribeTo={subscribeTo} />
        <p className="mt-4">
          <TextLink href={file('ics')}>
            {forCalendar}
            {ofCalendar}
          </TextLink>
          {'\u00a0· '}
          <TextLink href={file('csv')}>
            {forSpreadsheet}
            {ofCalendar}
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
