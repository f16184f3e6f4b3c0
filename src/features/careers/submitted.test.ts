import { expect, test } from 'vitest';
import { type Application, noAnswers } from './application.ts';
import { addSubmitted, type Submitted } from './submitted.ts';

const one: Application = { ...noAnswers, name: 'One' };
const two: Application = { ...noAnswers, name: 'Two' };
const submit = (list: Submitted[], application: Application, isOpened: boolean) =>
  addSubmitted(list, { application, isOpened, takesFocus: isOpened });
const read = (list: Submitted[]) => list.map(({ application }) => application.name);

test('the latest application comes first, with a unique id, and replaces an identical one', () => {
  const both = submit(submit([], one, true), two, true);
  expect(read(both)).toEqual(['Two', 'One']);
  const again = submit(both, { ...one }, true);
  expect(read(again)).toEqual(['One', 'Two']);
  expect([...both, ...again].map(({ id }) => id)).toEqual([2, 1, 3, 2]);
});

test('an application whose window was blocked is replaced by the next one', () => {
  const refused = submit(submit([], one, true), two, false);
  expect(read(refused)).toEqual(['Two', 'One']);
  expect(read(submit(refused, { ...two, phone: '1' }, false))).toEqual(['Two', 'One']);
  expect(read(submit(refused, { ...two, phone: '1' }, true))).toEqual(['Two', 'One']);
});
