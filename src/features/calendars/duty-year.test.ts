import { testCases } from '../../../tests/support/cases.ts';
import cases from './duty-year.cases.yaml?raw';
import { type DutyLine, isMonthly, listMonthly, listMonths } from './duty-year.ts';
import { findNextDates } from './find-next-dates.ts';
import type { Duty } from './model/calendar.ts';

type Places = (Duty['place'] & { duties: Duty[] })[];

/** The duties of places, whose days of 31 are the last of a month. */
const listAll = (places: Places) =>
  places.flatMap(({ duties, ...place }) =>
    duties.map((duty) => ({ ...duty, place, isLastDay: duty.day === 31 })),
  );
const listIds = ({ duties }: Pick<DutyLine, 'duties'>) => duties.map(({ id }) => id);

testCases(cases, {
  listMonths: (places: Places, today: string) =>
    listMonths(listAll(places), today).map((month) =>
      month.map((line) => [line.date, ...listIds(line)]),
    ),
  listMonthly: (places: Places) => listMonthly(listAll(places)).map(listIds),
  findNextDates: (places: Places, today: string) =>
    findNextDates(listAll(places), today).map(({ date, duties }) => [date, ...duties]),
  isMonthly: (months: number[]) => isMonthly({ months }),
});
