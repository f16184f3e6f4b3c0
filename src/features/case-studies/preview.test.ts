import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';

test('a preview has the first 100 characters and an ellipsis', () => {
  expect(previewOf('a'.repeat(100) + 'b'.repeat(50))).toBe(`${'a'.repeat(100)}…`);
});

test('a surrogate pair counts as one character and is not split', () => {
  expect(previewOf(`${'a'.repeat(99)}😀 and more`)).toBe(`${'a'.repeat(99)}😀…`);
  expect(previewOf('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
});
