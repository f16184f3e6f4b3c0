import { expect, test } from 'vitest';
import { formatComparison } from './format-comparison.ts';

test('a unit appears once, a percent sign only after the second value', () => {
  expect(formatComparison({ before: 94, after: 52, unit: 'days' }, 'en-IN')).toEqual({
    before: '94',
    beforeAlone: '94',
    after: '52',
    unit: 'days',
  });
  expect(formatComparison({ before: 31, after: 19, unit: '% a year' }, 'en-IN')).toEqual({
    before: '31',
    beforeAlone: '31%',
    after: '19%',
    unit: 'a year',
  });
});

test('numbers are formatted in the language of the page', () => {
  const values = { before: 1200.5, after: 19, unit: '%' };
  expect(formatComparison(values, 'de-DE')).toEqual({
    before: '1.200,5',
    beforeAlone: '1.200,5\u00A0%',
    after: '19\u00A0%',
    unit: '',
  });
});
