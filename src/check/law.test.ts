import { expect, test } from 'vitest';
import { checkLaw } from './law.ts';
import { readSource } from './read-source.ts';

/** A small site: four laws, six undated pages, one article. */

const entry = (fields: string) => `${fields}
jurisdiction: GB
source:
  label: Gazette
  url: https://gazette.example/
checked: 2026-11-21
`;

const pay = 'Pay Act 1980';
const work = 'Work Act 1990';
const old = 'Old Act 1950';
const code = 'New Code 2019';

/** @returns the text of an entry */
const law = (title: string, status = 'in-force', more = '') =>
  entry(`title: ${title}\nstatus: ${status}\n${more}`);
const ended = (title: string, status = 'repealed') => law(title, status, 'ended: 2026-01-01');

const site: Record<string, string | undefined> = {
  'law/pay-act-1980.yaml': law(pay),
  'law/work-act-1990.yaml': law(work),
  'law/old-act-1950.yaml': ended(old),
  'law/new-code-2019.yaml': law(code, 'in-force', 'inForce: 2020-01-01'),
  'regions/north.yaml': `intro:\n  - Wages fall under the [${pay}](law:pay-act-1980).`,
  'regions/south.yaml': `intro:\n  - Hours fall under the [${work}](law:work-act-1990).`,
  'sectors/shops.yaml': `description: Both the [${pay}](law:pay-act-1980) and the ${work}.`,
  'legal/terms.md': `---\ntitle: Terms\n---\nUnder the [${code}](law:new-code-2019), which replaced the [${old}](law:old-act-1950#history).`,
  'pages/home.yaml': `page: home\nintro: We know the ${pay} by heart.`,
  'services/audit.md': `---\nlaw:\n  - id: work-act-1990\n    note: It asks for records.\n---\nNo law is named here.`,
  'articles/00-a.md': `---\ntitle: A\n---\nThe [${old}](law:old-act-1950) and the [${pay}](law:pay-act-1980).`,
};

/** @returns the files that the check reports after a change of the site, sorted */
function findMarked(change: typeof site) {
  const sources = Object.entries({ ...site, ...change }).flatMap(([path, text]) =>
    text === undefined ? [] : (readSource({ path: `content/${path}`, text }).source ?? []),
  );
  const marked = checkLaw(sources, sources).map(({ file }) => file.slice('content/'.length));
  return [...new Set(marked)].sort();
}

const namesPay = ['pages/home.yaml', 'regions/north.yaml', 'sectors/shops.yaml'];
const namesWork = ['regions/south.yaml', 'sectors/shops.yaml', 'services/audit.md'];

const changes: [name: string, change: typeof site, marked: string[]][] = [
  ['nothing changes', {}, []],
  ['a law is repealed', { 'law/pay-act-1980.yaml': ended(pay) }, namesPay],
  ['a law is superseded', { 'law/pay-act-1980.yaml': ended(pay, 'superseded') }, namesPay],
  ['a law that a service lists is repealed', { 'law/work-act-1990.yaml': ended(work) }, namesWork],
  [
    'a repealed law has a successor',
    { 'law/pay-act-1980.yaml': `${ended(pay)}successor:\n  - id: new-code-2019\n` },
    namesPay,
  ],
  [
    'a law of a legal page is repealed',
    { 'law/new-code-2019.yaml': ended(code) },
    ['legal/terms.md'],
  ],
  ['a commencement is postponed', { 'law/new-code-2019.yaml': law(code, 'enacted') }, []],
  ['only a part is in force', { 'law/new-code-2019.yaml': law(code, 'in-force-in-part') }, []],
  [
    'a law is in force again, so its mark as history is wrong',
    { 'law/old-act-1950.yaml': law(old) },
    ['legal/terms.md'],
  ],
  [
    'an entry is deleted: links to it are broken, also in articles',
    { 'law/pay-act-1980.yaml': undefined },
    ['articles/00-a.md', 'regions/north.yaml', 'sectors/shops.yaml'],
  ],
  [
    'an entry of the past is deleted',
    { 'law/old-act-1950.yaml': undefined },
    ['articles/00-a.md', 'legal/terms.md'],
  ],
  [
    'a repealed law has no end date',
    { 'law/pay-act-1980.yaml': law(pay, 'repealed') },
    ['law/pay-act-1980.yaml', ...namesPay],
  ],
  [
    'a law in force has an end date',
    { 'law/work-act-1990.yaml': ended(work, 'in-force') },
    ['law/work-act-1990.yaml'],
  ],
  [
    'a title changes: the old name is no longer recognised, links still work',
    { 'law/pay-act-1980.yaml': law('Payment Act 1980') },
    [],
  ],
  [
    'a heading names a repealed act',
    { 'legal/terms.md': `---\ntitle: Terms\n---\n## The ${old}\n\nText.` },
    ['legal/terms.md'],
  ],
  [
    'a region cites a repealed act without marking it as history',
    { 'regions/north.yaml': `intro:\n  - The [${old}](law:old-act-1950) applied.` },
    ['regions/north.yaml'],
  ],
  [
    'a region marks it',
    { 'regions/north.yaml': `intro:\n  - The [${old}](law:old-act-1950#history) applied.` },
    [],
  ],
  [
    'a sector misspells an id',
    { 'sectors/shops.yaml': `description: The [${pay}](law:pay-act-1981).` },
    ['sectors/shops.yaml'],
  ],
  [
    'a service lists a repealed act',
    { 'services/audit.md': '---\nlaw:\n  - id: old-act-1950\n    note: It asked.\n---\nText.' },
    ['services/audit.md'],
  ],
  [
    'an article names a repealed act: its date applies',
    { 'articles/00-a.md': `---\ntitle: A\n---\nThe ${old} applies.` },
    [],
  ],
];

test.each(changes)('%s', (_, change, marked) => {
  expect(findMarked(change)).toEqual(marked.toSorted());
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

test('an entry whose status contradicts its dates is reported, and a service that lists it', () => {
  const files = {
    'law/pay.yaml': law(pay, 'repealed'),
    'law/work.yaml': ended(work, 'in-force'),
    'services/audit.md': '---\nlaw:\n  - id: pay\n---\nText.',
  };
  const sources = Object.entries(files).flatMap(
    ([path, text]) => readSource({ path: `content/${path}`, text }).source ?? [],
  );
  const reported = checkLaw(sources, sources).map(({ field, message }) => [field, message]);
  expect(reported).toEqual([
    ['law, item 1, id', `"${pay}" is no longer in force`],
    ['status', 'is repealed, but the day on which it ended is missing'],
    ['status', 'is in-force, but has an end date'],
  ]);
  expect(checkLaw(sources, sources)[0]?.fix).toBe('Name what applies today.');
});
