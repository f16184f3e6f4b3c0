import { expect, test } from 'vitest';
import { caseStudies } from './case-study.ts';

const { quote } = caseStudies.schema.shape.testimonial.shape;

test.each([
  [100, false],
  [101, true],
])('a testimonial of %i characters', (length, valid) => {
  expect(quote.safeParse('🌳'.repeat(length)).success).toBe(valid);
});
