import { expect, test, vi } from 'vitest';
import { contentFolder } from '../../../src/content/folder.ts';

vi.stubGlobal('localStorage', { getItem: () => '{}' });
const { mergeChanges } = await import('../../../tools/editor/browser/merge-changes.ts');
const { readForm, writeForm } = await import('../../../tools/editor/file-format.ts');

const path = `${contentFolder()}/a.yaml`;
const base = 'title: One\n# A comment.\ngroup:\n  a: 1\n  b: 2\nlist:\n  - x\n';

/** @param mine what I have changed in the fields of the file */
function mergeWith(theirs: string, mine: object) {
  const entry = { path, data: { ...readForm(path, base), ...mine }, i18n: {} };
  const { entry: merged, kept, lost } = mergeChanges(entry, [{ path, text: theirs }]);
  const text = writeForm(path, merged.data ?? {});
  return { text, kept: kept.map(({ field }) => field), lost: lost.map(({ field }) => field) };
}

test('what somebody else has changed in other fields is saved with my change', () => {
  const theirs = base.replace('b: 2', 'b: 3').replace('comment', 'remark').replace('One', 'Two');
  expect(mergeWith(theirs, { group: { a: 7, b: 2 }, list: ['x', 'y'] })).toEqual({
    text: theirs.replace('a: 1', 'a: 7').replace('- x\n', '- x\n  - y\n'),
    kept: ['title', 'group, b'],
    lost: [],
  });
});

test('a file with the line ends of Windows has not been changed by anybody', () => {
  const { kept, lost } = mergeWith(base.replaceAll('\n', '\r\n'), { title: 'Three' });
  expect([kept, lost]).toEqual([[], []]);
});

test('the same field, changed by both, is mine and is told', () => {
  const theirs = base.replace('One', 'Two').replace('  - x', '  - z').replace('  b: 2\n', '');
  expect(mergeWith(theirs, { title: 'Three', list: ['x', 'y'] })).toEqual({
    text: base.replace('One', 'Three').replace('  b: 2\n', '').replace('- x\n', '- x\n  - y\n'),
    kept: ['group, b'],
    lost: ['title', 'list'],
  });
});

test('a translation that somebody else has added is not deleted unsaid', () => {
  const data = readForm(path, base);
  const files = [
    { path, text: base },
    { path: path.replace('/a', '/de/a'), text: 'title: Eins\n' },
  ];
  const { lost } = mergeChanges({ path, data, i18n: { de: { data: {} } } }, files);
  expect(lost.map(({ message }) => message)).toEqual(['this deletes the translation']);
});
