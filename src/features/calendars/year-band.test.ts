import { describe, expect, test } from 'vitest';
import type { PlacedDuty } from './duty-year.ts';
import type { Duty } from './model/calendar.ts';
import { drawSide } from './year-band.ts';

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const due = (id: string, day: number, months: number[], name = 'Kenya'): PlacedDuty => ({
  duty: { id, day, months, isLastDay: day === 31 } as Duty,
  place: { code: name, name },
});

/** Groups are a tenth of the year wide, and as high as their rows. */
const draw = (...duties: PlacedDuty[]) =>
  drawSide(
    duties,
    ({ place }) => place.name,
    ({ rows }) => ({ width: 0.1, height: rows.length }),
  );

describe('one side of the drawing of a year', () => {
  test('has a group for each day, in order, with a row for each label', () => {
    const { groups, ticks } = draw(
      due('half', 31, [7, 2]),
      due('a', 15, [5]),
      due('b', 15, [5]),
      due('c', 15, [5], 'Uganda'),
    );
    expect(groups.map(({ month, day }) => [month, day])).toEqual([
      [2, 28],
      [5, 15],
      [7, 31],
    ]);
    expect(groups[1]?.rows.map(({ label, dates }) => [label, dates.length])).toEqual([
      ['Kenya', 2],
      ['Uganda', 1],
    ]);
    expect(ticks).toEqual([]);
    expect(groups[1]?.at).toBeCloseTo(4.47 / 12, 3);
  });

  test('raises the earlier of two days whose labels would overlap', () => {
    const { groups, height } = draw(
      due('a', 15, [1]),
      due('b', 31, [1]),
      due('c', 31, [1], 'Uganda'),
      due('d', 15, [6]),
    );
    expect(groups.map(({ level }) => level)).toEqual([2, 0, 0]);
    expect(height).toBe(3);
  });

  test('writes labels before the last days of the year', () => {
    const { groups } = draw(due('a', 15, [6]), due('b', 31, [12]));
    expect(groups.map(({ isBefore }) => isBefore)).toEqual([false, true]);
  });

  test('has a dash for each date of a monthly duty, and no group', () => {
    const { groups, ticks } = draw(due('wages', 15, everyMonth));
    expect(groups).toEqual([]);
    // A dash pattern starts with a dash, here of length 0; then gaps and dashes alternate.
    const dashes = ticks[0]?.dashes.split(' ').map(Number) ?? [];
    expect(dashes.slice(0, 5)).toEqual([0, 38, 2, 85, 2]);
    expect(dashes).toHaveLength(26);
  });

  test('is empty without duties', () => {
    expect(draw()).toEqual({ ticks: [], groups: [], height: 0 });
  });
});
