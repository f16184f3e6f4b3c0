import { line, section, template } from './define.ts';

/** Calendars of duties: tables on the page, and files to download. */
export const calendars = section('calendars of duties', {
  asAt: template('for which day the calendar is true', 'date'),
  forCalendar: line('link to the file for calendar programs'),
  forSpreadsheet: line('link to the file for spreadsheets'),
  where: line('column heading'),
  when: line('column heading'),
  duty: line('column heading'),
  who: line('column heading'),
  form: line('column heading'),
  law: line('column heading'),
  note: line('column heading'),
  checked: line('column heading'),
  source: line('column heading'),
  monthly: template('a day of every month', 'day'),
  monthlyExcept: template('a day of every month but some', 'day', 'months'),
  monthlyLast: line('the last day of every month'),
  lawSection: template('section of a law', 'law', 'section'),
  dutyForm: template('what is due, and by which form', 'duty', 'form'),
  eventTitle: template('title of an event in the calendar file', 'duty', 'place'),
  checkedOn: template('when a duty was last checked', 'date'),
});
