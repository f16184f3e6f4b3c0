import { describe, expect, it } from 'vitest';
import { motifs } from '../../content/vocabulary.ts';
import { drawCover } from './cover.ts';

const title = 'Reading a target’s payroll: financial red flags in due diligence';

describe('drawCover', () => {
  it('draws the same subject the same way, and another one differently', () => {
    const cover = drawCover({ number: 8, title, motif: 'bars' });
    expect(drawCover({ number: 8, title, motif: 'bars' })).toEqual(cover);
    expect(drawCover({ number: 9, title, motif: 'bars' })).not.toEqual(cover);
    expect(drawCover({ number: 8, title: `${title} again`, motif: 'bars' })).not.toEqual(cover);
  });

  it('draws each motif in its own way', () => {
    const drawings = motifs.map((motif) => JSON.stringify(drawCover({ number: 1, title, motif })));
    expect(new Set(drawings).size).toBe(motifs.length);
  });

  it('marks a word and stays within a few hundred bytes', () => {
    for (const motif of motifs) {
      const { shapes } = drawCover({ number: 3, title, motif });
      expect(shapes.find(({ role }) => role === 'mark')?.d).toMatch(/^M/);
      expect(JSON.stringify(shapes).length).toBeLessThan(900);
    }
  });

  it('holds for a title of one word', () => {
    expect(
      JSON.stringify(drawCover({ number: 0, title: 'Gratuity', motif: 'columns' })),
    ).not.toMatch(/NaN|Infinity/);
  });
});
