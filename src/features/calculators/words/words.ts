import { line, template } from '../../../content/words/define.ts';

/** Words of calculators: what visitors enter, and the result. */
export const words = {
  calculators: {
    enter: line('read aloud: name of the form'),
    result: line('column heading, and read aloud: name of the result'),
    worked: line('heading of the worked examples'),
    restsOn: line('heading of the numbers with their sections'),
    staysHere: line('that nothing is sent'),
    wages: line('label: wages of a month'),
    wagesOfWeek: line('label: wages of a week'),
    years: line('label: years of service'),
    months: line('label: months of service besides the years'),
    monthsWorked: line('label: months worked in the year'),
    fixed: line('label: whether a fixed term has ended'),
    base: line('label: the most that counts of the wages of a month'),
    date: line('label: the day from which others are counted'),
    yes: line('in a table'),
    no: line('in a table'),
    notDue: line('result: nothing is due under the law'),
    capped: line('result: the ceiling applies'),
    between: template('result', 'least', 'most'),
    onDay: template('result: a date', 'date', 'event'),
    number: template('a number and what it is', 'value', 'label'),
    days: template('a number of days before or after another', 'value', 'label'),
    checked: template('when a number was last checked', 'date'),
  },
};
