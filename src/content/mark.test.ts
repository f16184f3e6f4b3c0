import { expect, test } from 'vitest';
import { paintMark, parseMark } from './mark.ts';

const file = `<?xml version="1.0"?>
<!-- A <g> in a comment -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" fill="none">
  <path d="M1 1h22"
    stroke="currentColor"/>
  <!-- the ground -->
  <path d="M1 23h22" stroke="var(--color-mark)"/>
</svg>
`;

test('a mark is parsed into its view box and its shapes, with the attributes of the root', () => {
  expect(parseMark(file)).toEqual({
    viewBox: '0 0 24 24',
    drawing:
      '<g fill="none"><path d="M1 1h22" stroke="currentColor"/><path d="M1 23h22" stroke="var(--color-mark)"/></g>',
  });
});

test('a mark without such attributes is its shapes', () => {
  expect(parseMark('<svg viewBox="0 0 8 8"><path/></svg>').drawing).toBe('<path/>');
});

test('a painted mark has hex colours instead of CSS variables', () => {
  const { drawing } = paintMark(parseMark(file), { accent: '#004d30', mark: '#f4af2d' });
  expect(drawing).toContain('stroke="#004d30"');
  expect(drawing).toContain('stroke="#f4af2d"');
  expect(drawing).not.toMatch(/currentColor|var\(/);
});
