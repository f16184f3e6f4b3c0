import { describe, expect, test } from 'vitest';
import type { Calendar, Duty } from './model/calendar.ts';
import { drawYear, formatDashes } from './year-band.ts';

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const due = (id: string, day: number, months: number[]) =>
  ({ id, day, months, isLastDay: day === 31 }) as Duty;

const draw = (jurisdictions: [code: string, duties: Duty[]][]) =>
  drawYear({
    jurisdictions: jurisdictions.map(([code, duties]) => ({ code, name: code, duties })),
  } as Pick<Calendar, 'jurisdictions'>);

describe('the drawing of a year', () => {
  test('has national dates on one side and state dates on the other', () => {
    const { national, state } = draw([
      ['IN', [due('return', 31, [1])]],
      ['IN-KA', [due('fund', 15, [1])]],
    ]);
    expect(national.marks.map(({ duty }) => duty.id)).toEqual(['return']);
    expect(state.marks.map(({ duty }) => duty.id)).toEqual(['fund']);
  });

  test('has a tick for each day of the month with a monthly duty', () => {
    const { national } = draw([['IN', [due('wages', 15, everyMonth), due('tax', 15, everyMonth)]]]);
    expect(national.marks).toEqual([]);
    expect(national.ticks).toHaveLength(12);
    expect(national.ticks[0]).toBeCloseTo(0.47, 2);
  });

  test('has the ticks of several duties in order, and no tick for other duties', () => {
    const [wages, tax] = [due('wages', 25, everyMonth), due('tax', 5, everyMonth)];
    const { ticks } = draw([['IN', [wages, tax, due('half', 15, [1, 7])]]]).national;
    expect(ticks).toHaveLength(24);
    expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
  });

  test('has a mark for each date of the other duties, in order', () => {
    const { national } = draw([['IN', [due('half', 31, [7, 2])]]]);
    expect(national.marks.map(({ month, day }) => [month, day])).toEqual([
      [2, 28],
      [7, 31],
    ]);
  });

  test('stacks only marks that would overlap', () => {
    const { state } = draw([
      ['IN-KA', [due('a', 15, [1]), due('d', 31, [1])]],
      ['IN-MH', [due('b', 15, [1]), due('c', 20, [1])]],
    ]);
    expect(state.marks.map(({ duty, level }) => [duty.id, level])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 0],
    ]);
    expect(state.levels).toBe(3);
  });

  test('is empty without duties', () => {
    expect(draw([]).state).toEqual({ ticks: [], marks: [], levels: 0 });
  });
});

test('ticks are the dashes of a line with the length 1000', () => {
  const dashes = formatDashes([0.5, 6, 11.5]).split(' ').map(Number);
  // A dash pattern starts with a dash, here of length 0; then gaps and dashes alternate.
  expect(dashes).toEqual([0, 41, 2, 456, 2, 456, 2, 1000]);
});
