import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { schemaOf } from '../../src/check/locate.ts';
import { splitFrontMatter } from '../../src/content/front-matter.ts';
import { buildLanguages } from '../../src/content/languages.ts';
import { describeSchema, type Field, listFields } from '../../src/content/schema.ts';
import { kindNames, kinds } from '../../src/registry.ts';
import { createCollections, createSingletons } from '../../tools/editor/collections.ts';
import { readForm, writeForm } from '../../tools/editor/file-format.ts';
import type { FormField } from '../../tools/editor/form-fields.ts';
import { keepBlocks } from '../../tools/editor/markdown-blocks.ts';
import { translateForms } from '../../tools/editor/translate-forms.ts';
import { fillNumber, toFileName } from '../../tools/file-names.ts';
import { isNightly } from '../support/nightly.ts';

const languages = buildLanguages(['de-DE', 'en-GB']);

/** Every form: a kind, and the file if each file of the kind has its own fields. */
const forms = kindNames.flatMap((kind) =>
  (kinds[kind].onlyIds ?? ['']).map((id) => ({ kind, id, name: `${kind} ${id}`.trim() })),
);

const singletons = createSingletons(languages);
const collections = createCollections(languages);

function findForm(kind: string, id: string): FormField[] {
  const single = singletons.find(({ name }) => name === id);
  const part = collections.find(({ name }) => name === kind);
  const file = part?.files?.find(({ name }) => name === id) ?? part?.files?.[0] ?? single;
  return (file ?? part)?.fields ?? [];
}

/** Lists every field with its path, its widget and whether it must be filled in. */
const listForm = (fields: FormField[], path = ''): string[] =>
  fields.flatMap((field) => [
    `${path}${field.name}${field.required === false || field.widget === 'hidden' ? '?' : ''}`,
    ...listForm(field.fields ?? [], `${path}${field.name}.`),
    ...(field.field?.fields ? listForm(field.field.fields, `${path}${field.name}.`) : []),
  ]);

const listSchema = (group: Field, path = ''): string[] =>
  listFields(group).flatMap(({ name, field, isOptional }) => {
    const below = field.properties ? field : field.items?.properties ? field.items : undefined;
    return [
      `${path}${name}${isOptional || field.const !== undefined ? '?' : ''}`,
      ...(below ? listSchema(below, `${path}${name}.`) : []),
    ];
  });

const added = ['original?', 'body', 'slug?', 'fileNumber?', 'appears?'];

test.each(forms)(
  '$name: every field of the schema has its form, and is as optional',
  ({ kind, id }) => {
    const schema = describeSchema(schemaOf(kind, id) ?? kinds[kind].schema);
    const fields = listForm(findForm(kind, id)).filter((name) => !added.includes(name));
    // The form begins with the title.
    expect(fields.toSorted()).toEqual(listSchema(schema).toSorted());
  },
);

/** @returns `sources (label, url)` for fields with others below them; only their number if they are many */
function describeFields(paths: string[]): string {
  const groups = Map.groupBy(paths, (path) => /^[^.?]+/.exec(path)?.[0] ?? '');
  const names = [...groups].map(([name, [, ...below]]) => {
    const inner = describeFields(below.map((path) => path.slice(name.length + 1)));
    return inner && `${name} (${inner})`.length < 160 ? `${name} (${inner})` : name;
  });
  return names.join(', ');
}

const describeForm = ({ kind, id }: (typeof forms)[number]) => {
  const { label, folder, ending, schema } = kinds[kind];
  const file = `${[folder, id || '*'].filter(Boolean).join('/')}.${ending}`;
  const fields = listSchema(describeSchema(schemaOf(kind, id) ?? schema));
  return `| ${label} | \`${file}\` | ${describeFields(fields)} |`;
};

// At night, so that a new field is no change of the documentation of the editor and of its German.
// Written anew with: NIGHTLY=yes npx vitest run --project unit tests/tools/editor.test.ts --update
test.runIf(isNightly)('the documentation lists all fields', async () => {
  const table = `# Fields in the editor

Every kind of file and every field of it, from the schemas. All of them are in the editor.

| Kind | File | Fields |
|---|---|---|
${forms.map(describeForm).join('\n')}
`;
  await expect(table).toMatchFileSnapshot('../../docs/editing/fields.md');
});

test('no hint says how to write into the file what the form has a control for', () => {
  const listHints = (fields: FormField[]): string[] =>
    fields.flatMap(({ widget, hint = '', fields: below = [], field }) => [
      ...(/datetime|image|boolean|relation|focus/.test(widget) ? [hint] : []),
      ...listHints([...below, ...(field ? [field] : [])]),
    ]);
  const hints = forms.flatMap(({ kind, id }) => listHints(findForm(kind, id)));
  expect(hints.filter((hint) => /written like|file name|\btrue\b|\d%|relative/.test(hint))).toEqual(
    [],
  );
});

const german: Record<string, string> = parse(readFileSync('tools/editor/words/de.yaml', 'utf8'));

/** Every text that the editor looks up in the words of its language. */
function listTexts(): string[] {
  const texts = new Set(['Content']);
  const note = (text: string) => {
    texts.add(text);
    return text;
  };
  translateForms([collections, singletons], note);
  for (const file of globSync('tools/editor/**/*.{ts,tsx}'))
    for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(/translate\(\s*'(.*?)'/g))
      texts.add(text);
  const names = languages.map(({ tag }) =>
    new Intl.DisplayNames(tag, { type: 'language' }).of(tag),
  );
  return [...texts].filter((text) => text && !names.includes(text));
}

test.runIf(isNightly)(
  'every label, hint, choice and message of the editor is there in German',
  () => {
    expect(listTexts().filter((text) => !(text in german))).toEqual([]);
  },
);

test('a German text has the values of the English one', () => {
  const listValues = (text: string) => (text.match(/{\w+}/g) ?? []).toSorted();
  for (const [text, translation] of Object.entries(german))
    expect(listValues(translation), text).toEqual(listValues(text));
});

test('a form in German has the words of its readers, and English where there are none', () => {
  const form = {
    fields: [
      { name: 'title', label: 'Title', widget: 'string', hint: 'a title of a new kind' },
      { name: 'look', label: 'Look', hint: 'text', builtIn: 'OK', options: ['strong', 'odd'] },
    ],
    slug: { pattern: ['[a-z]+', 'Title'] },
  };
  const toGerman = (text: string, values: Record<string, string> = {}) =>
    (german[text] ?? text).replace('{text}', values.text ?? '');
  expect(translateForms(form, toGerman)).toEqual({
    fields: [
      { name: 'title', label: 'Titel', widget: 'string', hint: 'a title of a new kind' },
      {
        name: 'look',
        label: 'Aussehen',
        hint: 'Text: „OK“',
        options: [
          { label: 'kräftig', value: 'strong' },
          { label: 'odd', value: 'odd' },
        ],
      },
    ],
    slug: { pattern: ['[a-z]+', 'Titel'] },
  });
});

test('on a site with one language, required fields are required', () => {
  const parts = createCollections(buildLanguages(['en-IN']));
  const article = parts.find(({ name }) => name === 'articles');
  const title = article?.fields?.find(({ name }) => name === 'title');
  expect(title).toMatchObject({ required: true, i18n: false });
});

const folders = ['content', ...readdirSync('examples').map((name) => `examples/${name}`)];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

type Values = Record<PropertyKey, unknown>;

function* listPaths(value: unknown, path: PropertyKey[] = []): Generator<PropertyKey[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const step = [...path, Array.isArray(value) ? Number(key) : key];
    yield step;
    yield* listPaths(part, step);
  }
}

const findParent = (data: unknown, path: PropertyKey[]) =>
  path.slice(0, -1).reduce<unknown>((value, step) => (value as Values)[step], data) as Values;

/** Changes one value as an editor might. */
function change(data: unknown, path: PropertyKey[]) {
  const parent = findParent(data, path);
  const key = path.at(-1) as PropertyKey;
  const value = parent[key];
  if (typeof value === 'string') parent[key] = value.replace(/\w+/, 'Word: #1');
  else if (typeof value === 'number') parent[key] = value + 1;
  else if (Array.isArray(value)) value.push(structuredClone(value[0]));
  else if (typeof value === 'object') (value as Values).added = ['one', { two: 'x'.repeat(150) }];
}

/** @returns how many lines of the old text are not in the new one, at one place */
function countChanged(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const from = old.findIndex((line, index) => line !== now[index]);
  const end = old.toReversed().findIndex((line, index) => line !== now.toReversed()[index]);
  return from < 0 ? 0 : Math.max(old.length - end - from, 0);
}

const linesOf = (value: unknown) => (typeof value === 'string' ? value.length / 50 + 3 : 1);

describe('saving a file', () => {
  test('without a change leaves it as it is', () => {
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(writeForm(file, readForm(file, text.trim())), file).toBe(text);
    }
  });

  test('with one change touches only the lines of that value', () => {
    for (const [index, file] of files.filter((_, place) => place % 5 === 0).entries()) {
      const text = readFileSync(file, 'utf8');
      const yaml = file.endsWith('.md') ? (splitFrontMatter(text)?.yaml ?? '') : text;
      const paths = [...listPaths(parse(yaml))];
      // Two values of each file: all together try every kind of value.
      const some = [index, index * 7 + 3].map((place) => paths[place % paths.length] ?? []);
      for (const path of some.filter(({ length }) => length > 0)) {
        const form = readForm('.yaml', yaml);
        const { original, ...wanted } = form;
        change(wanted, path);
        const old = findParent(parse(yaml), path)[path.at(-1) as PropertyKey];
        const saved = writeForm('.yaml', { ...wanted, original: yaml });
        const where = `${file} ${path.join('.')}`;
        expect(parse(saved), where).toEqual(wanted);
        expect(countChanged(yaml, saved), where).toBeLessThanOrEqual(linesOf(old));
      }
    }
  });

  test('leaves out what only the editor knows of an entry', () => {
    const form = { title: 'A title', fileNumber: '07', appears: ' (from 3 December)' };
    expect(writeForm('.yaml', form)).toBe('title: A title\n');
    expect(writeForm('.md', { ...form, body: 'A text.' })).toBe(
      '---\ntitle: A title\n---\n\nA text.\n',
    );
  });

  test.each([
    [
      'leaves out what is empty in the form, and keeps comments',
      '# The title\ntitle: One\n\n# Where\nplace: Here # now\ndraft: true\nlist: [a, b]\n',
      { title: 'Two', place: 'Here', draft: false, list: ['a'], note: '' },
      '# The title\ntitle: Two\n\n# Where\nplace: Here # now\nlist:\n  - a\n',
    ],
    [
      'writes new fields in the order of the form, where one is removed too',
      'a: 1\nb: 2\nc: 3\n',
      { a: 1, x: 'one', y: 'two', c: 3 },
      'a: 1\nx: one\ny: two\nc: 3\n',
    ],
  ])('%s', (_, original, fields, saved) => {
    expect(writeForm('.yaml', { original, ...fields })).toBe(saved);
  });

  test('keeps the blocks of a text that a rich text editor wrote in its own style', () => {
    const before = '\nOne *word*.\n\n* a\n* b\n\n| a |\n|---|\n| b |\n\nLast.\n';
    const after = 'One _word_.\n\n- a\n- b\n\n| a |\n| --- |\n| b |\n\nLast changed.';
    expect(keepBlocks(before, after)).toBe(before.trim().replace('Last.', 'Last changed.'));
  });
});

test('a file name spells letters with marks as their language does', () => {
  expect(toFileName('Prüfung und Maßnahmen', 'de')).toBe('pruefung-und-massnahmen');
  expect(toFileName('Ärzte'.normalize('NFD'), 'de')).toBe('aerzte');
  expect(toFileName('Café Müller', 'fr')).toBe('cafe-muller');
});

test('a new file takes the next number', () => {
  expect(fillNumber('00-{{title}}', ['03-a', '11-b'])).toBe('12-{{title}}');
  expect(fillNumber('00-{{title}}', [])).toBe('00-{{title}}');
  expect(fillNumber('job-000', ['job-004', 'x'])).toBe('job-005');
  expect(fillNumber('job-000', [])).toBe('job-001');
});
