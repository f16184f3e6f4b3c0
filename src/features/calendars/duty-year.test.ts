import { testCases } from '../../../tests/support/cases.ts';
import cases from './duty-year.cases.yaml?raw';
import { type DutyLine, isMonthly, listDuties, listMonthly, listMonths } from './duty-year.ts';
import { findNextDates } from './find-next-dates.ts';
import type { Calendar } from './model/calendar.ts';

type Places = Calendar['jurisdictions'];

/** The duties of a place, whose days of 31 are the last of a month. */
const listAll = (jurisdictions: Places) =>
  listDuties([{ jurisdictions }]).map(({ duty, place }) => ({
    ...{ duty: { ...duty, isLastDay: duty.day === 31 }, place },
  }));
const listIds = ({ duties }: Pick<DutyLine, 'duties'>) => duties.map(({ duty }) => duty.id);

testCases(cases, {
  listMonths: (places: Places, today: string) =>
    listMonths(listAll(places), today).map((month) =>
      month.map((line) => [line.date, ...listIds(line)]),
    ),
  listMonthly: (places: Places) => listMonthly(listAll(places)).map(listIds),
  findNextDates: (places: Places, today: string) =>
    findNextDates(
      listAll(places).map(({ duty }) => duty),
      today,
    ).map(({ date, duties }) => [date, ...duties]),
  isMonthly: (months: number[]) => isMonthly({ months }),
});
