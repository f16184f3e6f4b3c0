import { expect, test } from 'vitest';
import { writeInitialValues } from './initial-values.ts';

const registered =
  '@property --line{syntax:"*";inherits:false;initial-value:solid}@property --height{syntax:"*";inherits:false}';
const older =
  '@layer properties{@supports (a:b) or (c:d){*,:before{--line:solid;--height:initial}}}';
const rule = '.a{border-style:var(--line) var(--line);line-height:var(--height,var(--b,1.5))}';

test('a variable that no rule sets becomes its initial value, or the fallback', () => {
  expect(writeInitialValues(older + rule + registered)).toContain(
    '.a{border-style:solid solid;line-height:var(--b,1.5)}',
  );
});

test('a variable that a rule sets stays', () => {
  const css = `.b{--line:dashed}.c{color:red;--height:1}${rule}${registered}`;
  expect(writeInitialValues(css)).toBe(css);
});

test('a variable of Tailwind that is not registered becomes its fallback', () => {
  expect(writeInitialValues('.a{line-height:var(--tw-leading,var(--b))}')).toBe(
    '.a{line-height:var(--b)}',
  );
});
