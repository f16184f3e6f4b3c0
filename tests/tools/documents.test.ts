import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtInLanguages, getBuiltInWords } from '../../src/content/built-in-words.ts';
import { contentFolder } from '../../src/content/folder.ts';
import { kindNames } from '../../src/registry.ts';
import { locate, schemaOf } from '../../src/site/source.ts';

const documents = globSync(['{README,CONTRIBUTING,SECURITY}.md', 'docs/**/*.md']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @returns what a group of a pattern matches */
const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

test.each(documents)('%s names files and commands that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const paths = findAll(text, /`((?:src|tools|tests|docs|examples)\/[^`\s]*)`/g)
    // The recipe for a new kind of content adds these.
    .filter((path) => !path.includes('/events/'));
  const links = findAll(text.replace(/`[^`]*`/g, ''), /\]\((?!https?:|#)([^)#]+)/g);
  const files = [...paths, ...links.map((link) => join(dirname(document), link))];
  expect(files.filter((file) => !existsSync(file) && globSync(file).length === 0)).toEqual([]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(findAll(text, /npm run ([\w:-]+)/g)));
});

const dropBrackets = (text: string): string => {
  const rest = text.replace(/ \([^()]*\)/g, '');
  return rest === text ? text : dropBrackets(rest);
};

test('docs/editing/fields.md names every field of every kind', () => {
  const text = readFileSync('docs/editing/fields.md', 'utf8');
  const rows = [...text.matchAll(/^\| .* \| `(.+)` \| (.+) \|$/gm)];
  const listed = rows.map(([, file = '', fields = '']) => {
    const place = locate(`${contentFolder()}/${file.replace('*', '00-name')}`);
    const id = place?.below.replace(/\.\w+$/, '') ?? '';
    const schema = place && schemaOf(place.kind, id);
    const names = dropBrackets(fields).split(', ');
    expect([file, ...names]).toEqual([file, ...Object.keys(schema?.shape ?? {})]);
    return place?.kind;
  });
  expect(new Set(listed)).toEqual(new Set(kindNames));
});

test('docs/editing/files.md names the addresses of pages in each language', () => {
  const languages = builtInLanguages.map((code) => Object(getBuiltInWords(code).addresses));
  const rows = Object.keys(languages[0]).map((page) =>
    [page, ...languages.map((addresses) => `/${addresses[page]}`)].map((cell) => `\`${cell}\``),
  );
  const text = readFileSync('docs/editing/files.md', 'utf8');
  for (const row of rows) expect(text).toContain(`| ${row.join(' | ')} |\n`);
});
