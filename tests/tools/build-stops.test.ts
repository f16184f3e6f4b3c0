import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFirst, makeScratchCopy } from '../../tools/scratch-copy.ts';

const copy = makeScratchCopy();
afterAll(copy.remove);

const run = (...command: string[]) => {
  const [name = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(name, args, { cwd: copy.root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

test('broken content stops the build and the check, with every problem told', {
  timeout: 60_000,
}, () => {
  copy.edit('content/firm.yaml', /^phone: .*/m, 'phone: 080 123');
  const home = 'content/pages/home.yaml';
  copy.edit(home, /^metaTitle: "?(.*?)"?$/m, 'metaTitle: "$1');
  copy.write('content/team/portrait.jpg', 'no picture');
  const member = findFirst('team');
  copy.write(member, copy.read(member).replace(/^image: .*\n/m, ''));
  copy.edit(member, /^initials:/m, 'image: ./portrait.jpg\ninitials:');
  const toPlace = (file: string, field: string) => {
    const lines = copy.read(file).split('\n');
    return `${file}:${lines.findIndex((line) => line.startsWith(`${field}:`)) + 1}  `;
  };
  const told = [
    [`${toPlace('content/firm.yaml', 'phone')}phone: "080 123" is not a phone number`],
    [`${toPlace(home, 'metaTitle')}a quotation mark or bracket is not closed`],
    [`${toPlace(member, 'image')}image: `, 'cannot be opened as a picture'],
  ];
  const check = run(process.execPath, 'tools/check-content.ts');
  const build = run('npx', 'astro', 'build');
  for (const { status, output } of [check, build]) {
    expect(status).not.toBe(0);
    expect(output).toMatch(/3 problems in 3 files/);
    for (const parts of told)
      expect(
        output.split('\n').filter((line) => parts.every((part) => line.includes(part))),
      ).toHaveLength(1);
  }
  expect(build.output).not.toMatch(/InvalidContentEntryData|ZodError/);
  expect(existsSync(join(copy.root, 'dist'))).toBe(false);
});
