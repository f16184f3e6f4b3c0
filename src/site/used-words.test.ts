import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnglish } from './read-english.ts';

/** The source code, except the declarations of the words, as one text. */
const readProgram = () =>
  ['src', 'tools', 'astro.config.ts']
    .flatMap((path) =>
      path.endsWith('.ts')
        ? [path]
        : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
    )
    .filter((file) => /\.(tsx?|astro|js)$/.test(file) && !/\/words(\/|\.ts$)/.test(file))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const program = readProgram();
const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(program);

test.each(Object.entries(readEnglish()))('every word of the group %s is used', (_, group) => {
  const names = typeof group === 'object' && group !== null ? Object.keys(group) : [];
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});
