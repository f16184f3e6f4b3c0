import { expect, test } from 'vitest';
import { tonePixels } from './photograph-tone.ts';

test('black becomes the shadow colour, white the highlight colour, and grey a mix', () => {
  expect([...tonePixels(Uint8Array.of(0, 255, 51), '#102030', '#ffeedd')]).toEqual([
    ...[0x10, 0x20, 0x30],
    ...[0xff, 0xee, 0xdd],
    ...[0x40, 0x49, 0x53],
  ]);
});
