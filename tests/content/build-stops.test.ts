import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeScratchCopy } from '../support/scratch-copy.ts';

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
  copy.edit('content/pages/home.yaml', /^metaTitle: (".*)"$/m, 'metaTitle: $1');
  copy.write('content/team/portrait.jpg', 'no picture');
  copy.edit('content/team/anita-sample.yaml', /^initials:/m, 'image: ./portrait.jpg\ninitials:');
  const told = [
    /content\/firm\.yaml:9 {2}phone: "080 123" is not a phone number/,
    /content\/pages\/home\.yaml:2 {2}a quotation mark or bracket is opened/,
    /content\/team\/anita-sample\.yaml:6 {2}image: .* cannot be opened as a picture/,
  ];
  const check = run(process.execPath, 'scripts/check-content.ts');
  const build = run('npx', 'astro', 'build');
  for (const { status, output } of [check, build]) {
    expect(status).not.toBe(0);
    expect(output).toMatch(/3 problems in 3 files/);
    for (const problem of told) expect(output).toMatch(problem);
  }
  expect(build.output).not.toMatch(/InvalidContentEntryData|ZodError/);
  expect(existsSync(join(copy.root, 'dist'))).toBe(false);
});
