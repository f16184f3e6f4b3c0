import type { Article } from '../../content/kinds/article.ts';
import type { Calendar } from '../../content/kinds/calendar.ts';
import type { Spot } from '../../ui/spot.ts';

/**
 * @param articles newest first
 * @returns the calendar that a page of another subject shows at a spot, with the article that has
 * its tables
 */
export function findCalendarAt(calendars: Calendar[], articles: Article[], here: Spot) {
  const [first] = calendars;
  const isShown = ({ calendar, services }: Article) =>
    here.spot === 'service-dates'
      ? calendar !== undefined && services.includes(here.service.id)
      : here.spot === 'home-insights' && calendar === first?.id;
  const article = articles.find(isShown);
  return { article, calendar: calendars.find(({ id }) => id === article?.calendar) };
}
