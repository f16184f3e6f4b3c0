import { describe, expect, it } from 'vitest';
import { categories } from '../../content/vocabulary.ts';
import { drawCover } from './cover.ts';

const title = 'Reading a target’s payroll: financial red flags in due diligence';

describe('drawCover', () => {
  it('draws the same subject always the same, and different subjects differently', () => {
    const cover = drawCover({ number: 8, title, category: 'Finance' });
    expect(drawCover({ number: 8, title, category: 'Finance' })).toEqual(cover);
    expect(drawCover({ number: 9, title, category: 'Finance' })).not.toEqual(cover);
    expect(drawCover({ number: 8, title: `${title} again`, category: 'Finance' })).not.toEqual(
      cover,
    );
  });

  it('has a different motif for each category and for no category', () => {
    const drawings = [...categories, undefined].map((category) =>
      JSON.stringify(drawCover({ number: 1, title, category })),
    );
    expect(new Set(drawings).size).toBe(categories.length + 1);
  });

  it('marks a word and is smaller than 900 bytes', () => {
    for (const category of categories) {
      const { shapes } = drawCover({ number: 3, title, category });
      expect(shapes.find(({ role }) => role === 'mark')?.d).toMatch(/^M/);
      expect(JSON.stringify(shapes).length).toBeLessThan(900);
    }
  });

  it('draws a title of one word without invalid numbers', () => {
    expect(
      JSON.stringify(drawCover({ number: 0, title: 'Gratuity', category: 'Legal' })),
    ).not.toMatch(/NaN|Infinity/);
  });
});
