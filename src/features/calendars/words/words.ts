import { address, line, template } from '../../../content/words/define.ts';

/** Words of calendars of duties: tables on the page, and files to download. */
export const words = {
  calendars: {
    asAt: template('day as of which the calendar is correct', 'date'),
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
    year: line('heading of the drawing of a year'),
    everyMonth: line('heading of the duties of every month, in the drawing of a year'),
    key: template('what the marks of the drawing mean', 'country'),
    keyOfStates: template('the same, where states have dates of their own', 'country'),
    keyOfMonths: line('what the ticks of the drawing mean, after its marks'),
    inYear: template('a mark of the drawing', 'date', 'duty', 'place'),
    asTable: line('link from the drawing to the tables and files'),
    checkedOn: template('when a duty was last checked', 'date'),
  },
  addresses: {
    calendars: address('folder of the calendar files'),
  },
  search: {
    calendars: line('group of results'),
  },
};
