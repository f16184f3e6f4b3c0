import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const events =
  /gesture(?:start|change|end)|dragstart|dragover|\bdraggable\b|on(?:Drag|Drop)|device(?:motion|orientation)|DeviceMotionEvent/;

test('nothing listens for dragging, gestures or device motion', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(astro|tsx?|js)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => events.test(readFileSync(file, 'utf8')))).toEqual([]);
});
