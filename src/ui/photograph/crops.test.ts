import { expect, test } from 'vitest';
import { fitWidths } from './crops.ts';

test('a picture is never enlarged', () => {
  expect(fitWidths([400, 800, 1280], 2000)).toEqual([400, 800, 1280]);
  expect(fitWidths([400, 800, 1280, 1760], 1000)).toEqual([400, 800, 1000]);
});
