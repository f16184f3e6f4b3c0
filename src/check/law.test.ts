import { expect, test } from 'vitest';
import { checkLaw } from './law.ts';
import type { SourceFile } from './source.ts';
import { readSource } from './source.ts';

/** A small site: four laws, six undated pages, one article. */

const entry = (fields: string) => `${fields}
jurisdiction: GB
source:
  label: Gazette
  url: https://gazette.example/
checked: 2026-11-21
level: read
checkedBy: A. Reader
evidence:
  - "primary: the text"
`;

const laws: Record<string, string> = {
  'pay-act-1980': 'title: Pay Act 1980\nstatus: in-force',
  'work-act-1990': 'title: Work Act 1990\nstatus: in-force',
  'old-act-1950': 'title: Old Act 1950\nstatus: repealed\nended: 2020-01-01',
  'new-code-2019': 'title: New Code 2019\nstatus: in-force\ninForce: 2020-01-01',
};

const texts: Record<string, string> = {
  'regions/north.yaml': 'intro:\n  - Wages fall under the [Pay Act 1980](law:pay-act-1980).',
  'regions/south.yaml': 'intro:\n  - Hours fall under the [Work Act 1990](law:work-act-1990).',
  'sectors/shops.yaml':
    'description: Both the [Pay Act 1980](law:pay-act-1980) and the Work Act 1990.',
  'legal/terms.md':
    '---\ntitle: Terms\n---\nUnder the [New Code 2019](law:new-code-2019), which replaced the [Old Act 1950](law:old-act-1950#history).',
  'pages/home.yaml': 'page: home\nintro: We know the Pay Act 1980 by heart.',
  'services/audit.md':
    '---\nlaw:\n  - id: work-act-1990\n    note: It asks for records.\n---\nNo law is named here.',
  'articles/00-a.md':
    '---\ntitle: A\n---\nThe [Old Act 1950](law:old-act-1950) and the [Pay Act 1980](law:pay-act-1980).',
};

type Change = { laws?: Record<string, string | undefined>; texts?: Record<string, string> };

/** @returns the files that the check reports after a change of the law or of a text, sorted */
function findMarked({ laws: changedLaws = {}, texts: changedTexts = {} }: Change) {
  const files: SourceFile[] = [
    ...Object.entries({ ...laws, ...changedLaws }).flatMap(([id, fields]) =>
      fields === undefined ? [] : [{ path: `content/law/${id}.yaml`, text: entry(fields) }],
    ),
    ...Object.entries({ ...texts, ...changedTexts }).map(([path, text]) => ({
      path: `content/${path}`,
      text,
    })),
  ];
  const sources = files.flatMap((file) => readSource(file).source ?? []);
  const marked = checkLaw(sources, sources).map(({ file }) => file.slice('content/'.length));
  return [...new Set(marked)].sort();
}

const pay = ['pages/home.yaml', 'regions/north.yaml', 'sectors/shops.yaml'];
const work = ['regions/south.yaml', 'sectors/shops.yaml', 'services/audit.md'];
const ended = (title: string, status = 'repealed') =>
  `title: ${title}\nstatus: ${status}\nended: 2026-01-01`;

const changes: [name: string, change: Change, marked: string[]][] = [
  ['nothing changes', {}, []],
  ['the Pay Act is repealed', { laws: { 'pay-act-1980': ended('Pay Act 1980') } }, pay],
  [
    'the Pay Act is superseded',
    { laws: { 'pay-act-1980': ended('Pay Act 1980', 'superseded') } },
    pay,
  ],
  ['the Work Act is repealed', { laws: { 'work-act-1990': ended('Work Act 1990') } }, work],
  [
    'both are repealed',
    { laws: { 'pay-act-1980': ended('Pay Act 1980'), 'work-act-1990': ended('Work Act 1990') } },
    [...new Set([...pay, ...work])].sort(),
  ],
  [
    'the Pay Act is repealed and has a successor',
    {
      laws: {
        'pay-act-1980': `${ended('Pay Act 1980')}\nsuccessor:\n  - id: new-code-2019`,
      },
    },
    pay,
  ],
  [
    'the New Code is repealed',
    { laws: { 'new-code-2019': ended('New Code 2019') } },
    ['legal/terms.md'],
  ],
  [
    'the commencement of the New Code is postponed',
    { laws: { 'new-code-2019': 'title: New Code 2019\nstatus: enacted' } },
    [],
  ],
  [
    'only a part of the New Code is in force',
    { laws: { 'new-code-2019': 'title: New Code 2019\nstatus: in-force-in-part' } },
    [],
  ],
  [
    'the Old Act is in force again, so its mark as history is wrong',
    { laws: { 'old-act-1950': 'title: Old Act 1950\nstatus: in-force' } },
    ['legal/terms.md'],
  ],
  [
    'the entry of the Pay Act is deleted: links to it are broken, also in articles',
    { laws: { 'pay-act-1980': undefined } },
    ['articles/00-a.md', 'regions/north.yaml', 'sectors/shops.yaml'],
  ],
  [
    'the entry of the Old Act is deleted',
    { laws: { 'old-act-1950': undefined } },
    ['articles/00-a.md', 'legal/terms.md'],
  ],
  [
    'an entry is repealed but has no end date',
    { laws: { 'pay-act-1980': 'title: Pay Act 1980\nstatus: repealed' } },
    ['law/pay-act-1980.yaml', ...pay],
  ],
  [
    'an entry has an end date but is in force',
    { laws: { 'work-act-1990': 'title: Work Act 1990\nstatus: in-force\nended: 2026-01-01' } },
    ['law/work-act-1990.yaml'],
  ],
  [
    'the Pay Act gets a new title: its old name is no longer recognised, its links still work',
    { laws: { 'pay-act-1980': 'title: Payment Act 1980\nstatus: in-force' } },
    [],
  ],
  [
    'a heading of a legal page names a repealed act',
    { texts: { 'legal/terms.md': '---\ntitle: Terms\n---\n## The Old Act 1950\n\nText.' } },
    ['legal/terms.md'],
  ],
  [
    'a region cites a repealed act without marking it as history',
    {
      texts: { 'regions/north.yaml': 'intro:\n  - The [Old Act 1950](law:old-act-1950) applied.' },
    },
    ['regions/north.yaml'],
  ],
  [
    'a region marks it',
    {
      texts: {
        'regions/north.yaml': 'intro:\n  - The [Old Act 1950](law:old-act-1950#history) applied.',
      },
    },
    [],
  ],
  [
    'a sector misspells an id',
    { texts: { 'sectors/shops.yaml': 'description: The [Pay Act 1980](law:pay-act-1981).' } },
    ['sectors/shops.yaml'],
  ],
  [
    'a service lists a repealed act',
    {
      texts: {
        'services/audit.md': '---\nlaw:\n  - id: old-act-1950\n    note: It asked.\n---\nText.',
      },
    },
    ['services/audit.md'],
  ],
  [
    'an article names a repealed act: its date applies',
    { texts: { 'articles/00-a.md': '---\ntitle: A\n---\nThe Old Act 1950 applies.' } },
    [],
  ],
];

test.each(changes)('%s', (_, change, marked) => {
  expect(findMarked(change)).toEqual([...marked].sort());
});

test('the message names the successor of a repealed act and gives the line', () => {
  const sources = [
    {
      path: 'content/law/old.yaml',
      text: entry(
        'title: Old Act 1950\nstatus: repealed\nended: 2020-01-01\nsuccessor:\n  - id: next',
      ),
    },
    { path: 'content/law/next.yaml', text: entry('title: New Code 2019\nstatus: in-force') },
    {
      path: 'content/legal/terms.md',
      text: '---\ntitle: T\n---\nText.\n\nThe [Old Act 1950](law:old).',
    },
  ].flatMap((file) => readSource(file).source ?? []);
  const [problem] = checkLaw(sources, sources);
  expect(problem).toMatchObject({ file: 'content/legal/terms.md', line: 6 });
  expect(problem?.fix).toContain('It was replaced by New Code 2019.');
  expect(problem?.fix).toContain('[words](law:old#history)');
});

test('a page of the register needs an entry', () => {
  const sources = ['page: law', entry(laws['pay-act-1980'] ?? '')].flatMap((text, index) => {
    const path = index === 0 ? 'content/pages/law.yaml' : 'content/law/pay-act-1980.yaml';
    return readSource({ path, text }).source ?? [];
  });
  expect(checkLaw(sources, sources)).toEqual([]);
  const page = sources.slice(0, 1);
  expect(checkLaw(page, page).map(({ file }) => file)).toEqual(['content/pages/law.yaml']);
});
