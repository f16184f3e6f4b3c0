import { describe, expect, test } from 'vitest';
import {
  citationAnchor,
  numberOf,
  numberReferences,
  type Reference,
  shareCitations,
} from './references.ts';

const refer = (id: string): Reference => ({ anchor: `law-${id}`, label: id, url: undefined });
const references = ['wages', 'safety', 'posh'].map(refer);
const anchorsOf = (list: Reference[]) => list.map(({ anchor }) => anchor);

describe('the references of a page', () => {
  const page = [
    { text: 'See [Safety](law:safety).' },
    '<a href="#law-wages">Wages</a> (law:safety)',
  ];
  const citations = numberReferences(references, page);

  test('are numbered in the order of their first citations, uncited ones last', () => {
    expect(anchorsOf(citations.all)).toEqual(['law-safety', 'law-wages', 'law-posh']);
    expect(numberOf(citations, 'law-wages')).toBe(2);
    expect(numberOf(citations, 'law-unknown')).toBe(0);
    expect(citationAnchor(refer('wages'))).toBe('cite-law-wages');
  });

  test('belong to the part that cites them first', () => {
    const parts: [string, string, string] = ['(law:safety)', '(law:wages) (law:safety)', ''];
    const shares = shareCitations(citations, parts).map(({ first }) => anchorsOf(first));
    expect(shares).toEqual([['law-safety'], ['law-wages'], []]);
  });
});
