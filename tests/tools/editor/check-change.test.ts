import { expect, test } from 'vitest';
import { checkChange } from '../../../tools/editor/browser/check-change.ts';
import { changeFirm, smallFirm } from '../content-check/small-firm.ts';

test('a chosen picture that is too small is reported, also under the name that it is given', () => {
  const file = smallFirm.files.find(({ path }) => path.endsWith('team/ann-sample.yaml'));
  const text = file?.text.replace(/^image: .*/m, 'image: ./images/anns-picture-1.png') ?? '';
  const changed = [{ path: file?.path ?? '', text }];
  const change = { folder: smallFirm, changed, removed: [], renamed: [] };
  const size = { width: 600, height: 700 };
  const [problem] = checkChange({ ...change, chosen: [['Ann’s picture.PNG', size]] }).own;
  expect(problem).toMatchObject({ field: 'image', message: expect.stringContaining('600 by 700') });
  expect(checkChange({ ...change, chosen: [['Another.png', size]] }).own).toEqual([]);
});

test('only a new problem of the changed file keeps it from being saved', () => {
  const mistake = 'change articles/01-pay-bands.md | category: Pay | category: Sports';
  const folder = { ...smallFirm, ...changeFirm(mistake) };
  const check = (name: string, from: string, to: string) => {
    const changed = folder.files
      .filter(({ path }) => path.endsWith(name))
      .map((file) => ({ ...file, text: file.text.replace(from, to) }));
    const { own, others } = checkChange({ folder, changed, removed: [], renamed: [] });
    return [own, others].map((problems) => problems.map(({ message }) => message));
  };
  const other = expect.stringContaining('"Sports"');
  expect(check('01-pay-bands.md', 'Pay bands', 'Bands')).toEqual([[], [other]]);
  expect(check('00-job-adverts.md', '- hiring', '- hirring')).toEqual([
    ['there is no service "hirring"'],
    [other],
  ]);
});

test('a change that makes a mistake in another file is told apart from what was wrong before', () => {
  const removed = smallFirm.files.flatMap(({ path }) =>
    path.endsWith('ann-sample.yaml') ? path : [],
  );
  const { caused, others } = checkChange({ folder: smallFirm, changed: [], removed, renamed: [] });
  expect(caused.map(({ file }) => file)).not.toEqual([]);
  expect(others).toEqual([]);
});
