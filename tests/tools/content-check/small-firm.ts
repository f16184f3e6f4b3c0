import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../../src/content/folder.ts';
import type { TextFile } from '../../../src/site/source.ts';
import type { Folder } from './folder.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** @returns files from a YAML file with the text of each by its path below the content folder */
const readFiles = (name: string) =>
  Object.entries<string>(parse(read(name))).map(([path, text]) => ({
    path: `${contentFolder()}/${path}`,
    text,
  }));

/** In the colours of a new firm, with the tree. */
const brand = ['brand/brand.yaml', 'brand/mark.svg'].map((path) => ({
  path: `${contentFolder()}/${path}`,
  text: readFileSync(`tools/new-firm/example/${path}`, 'utf8').replace('figure: none\n', ''),
}));

/** The content of an invented firm, in which the check finds no problems. */
export const smallFirm: Folder = {
  files: [...readFiles('firm.yaml'), ...brand],
  pictures: new Map(
    ['ann-sample', 'ben-sample'].map((name) => [
      `${contentFolder()}/team/images/${name}/portrait.png`,
      { width: 1200, height: 1500 },
    ]),
  ),
};

/** @returns the mistakes of a file; the first lines of mistakes.txt explain how they are written */
export const readMistakes = (file: string) =>
  read(file)
    .replaceAll(/^##.*\n|^\n/gm, '')
    .split(/^# /m)
    .slice(1)
    .map((mistake) => {
      const [name = '', ...lines] = mistake.trimEnd().split('\n');
      // A warning begins with that word, a finding of the launch check with its rule.
      const isProblem = (line: string) => /^([a-z-]+ )?content\//.test(line);
      const changes = lines.filter((line) => !isProblem(line));
      return { name, changes, problems: lines.filter(isProblem) };
    });

/** Writes files below a folder. */
export function writeFiles(root: string, files: TextFile[]) {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Replaces the codes of characters that a line cannot show: `\n`, `\t` and `\uFEFF`. */
const decode = (text: string) =>
  text.replaceAll(/\\(?:[nt]|u[0-9A-F]{4})/g, (code) => JSON.parse(`"${code}"`));

function change({ files, pictures }: Folder, line: string): Folder {
  const [verb, path = '', first = '', second = ''] = line
    .split(/ \| ?|(?<=^(?:add|change|copy|delete|write)) /)
    .map(decode);
  if (verb === 'add') return { files: [...files, ...readFiles(path)], pictures };
  const file = files.find((other) => other.path === `${contentFolder()}/${path}`);
  const others = files.filter((other) => other !== file);
  const write = (to: string, text: string) => ({ path: `${contentFolder()}/${to}`, text });
  if (verb === 'write') return { files: [...others, write(path, first)], pictures };
  if (!file) throw new Error(`There is no ${path}: ${line}`);
  if (verb === 'delete') return { files: others, pictures };
  if (verb === 'copy') return { files: [...files, write(first, file.text)], pictures };
  if (!first || !file.text.includes(first)) throw new Error(`${path} has no such text: ${line}`);
  return {
    files: [
      ...others,
      write(
        path,
        file.text.replace(first, () => second),
      ),
    ],
    pictures,
  };
}

/** @returns the content of the small firm after changes that are written as in mistakes.txt */
export const changeFirm = (...changes: string[]) => changes.reduce(change, smallFirm);

/** @returns other content after such changes */
export const changeContent = (content: Folder, changes: string[]) =>
  changes.reduce(change, content);

/** @returns the printed line if the expected one is its beginning and ends in `…` */
export const readExpected = (expected: string, printed = '') =>
  expected.endsWith('…') && printed.startsWith(expected.slice(0, -1)) ? printed : expected;
