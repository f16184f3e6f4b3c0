import { expect, test } from 'vitest';
import { isPublished } from './publication.ts';

test.each([
  [{}, false, true],
  [{ draft: true }, false, false],
  [{ draft: true }, true, true],
  [{ posted: '2025-02-01' }, false, true],
  [{ posted: '2025-02-02' }, false, false],
  [{ posted: '2025-02-02' }, true, true],
  [{ closes: '2025-02-01' }, false, true],
  [{ closes: '2025-01-31' }, false, false],
  [{ closes: '2025-01-31' }, true, false],
])('whether a build shows %j, early: %s, is %s', (data, early, shown) => {
  const kind = { appearsOn: 'posted', leavesAfter: 'closes' };
  expect(isPublished(kind, data, '2025-02-01', early)).toBe(shown);
});
