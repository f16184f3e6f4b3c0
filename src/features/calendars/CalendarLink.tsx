import { fillPlural } from '../../content/words.ts';
import type { Site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Calendar } from './model/calendar.ts';

interface Props {
  calendars: Calendar[];
  site: Pick<Site, 'words' | 'paths'>;
}

/** The link to the page of the calendars, which says how many dates they have. */
export function CalendarLink({ calendars, site: { words, paths } }: Props) {
  const { length } = calendars.flatMap(({ duties }) => duties);
  return (
    <TextLink href={paths.calendar}>
      {fillPlural(words.calendars.allDates, words.tag, length)}
    </TextLink>
  );
}
