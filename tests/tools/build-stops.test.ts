import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFirst, makeScratchCopy } from '../../tools/scratch-copy.ts';

const copy = makeScratchCopy();
afterAll(copy.remove);

// What the dev server does then is tested beside `src/build/content-check-integration.ts`.
test('invalid content stops the build, and every problem is reported', {
  timeout: 60_000,
}, () => {
  copy.edit('content/firm.yaml', /^phone: .*/m, 'phone: 080 123');
  // Astro reads the site URL before the content check runs.
  copy.edit('content/firm.yaml', /^siteUrl: .*/m, 'siteUrl: www.example.org');
  const home = 'content/pages/home.yaml';
  copy.edit(home, /^metaTitle: "?(.*?)"?$/m, 'metaTitle: "$1');
  copy.write('content/team/portrait.jpg', 'no picture');
  const member = findFirst('team');
  copy.write(member, copy.read(member).replace(/^image: .*\n/m, ''));
  copy.edit(member, /^initials:/m, 'image: ./portrait.jpg\ninitials:');
  const locate = (file: string, field: string) => {
    const lines = copy.read(file).split('\n');
    return `${file}:${lines.findIndex((line) => line.startsWith(`${field}:`)) + 1}  `;
  };
  const expected = [
    [`${locate('content/firm.yaml', 'phone')}phone: "080 123" is not a phone number`],
    [`${locate('content/firm.yaml', 'siteUrl')}siteUrl: "www.example.org" is not a web address`],
    [`${locate(home, 'metaTitle')}a quotation mark or bracket is not closed`],
    [`${locate(member, 'image')}image: `, 'cannot be opened as a picture'],
  ];
  const options = { cwd: copy.root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/build.ts'], options);
  const output = stdout + stderr;
  expect(status).not.toBe(0);
  expect(output).toMatch(/4 problems in 3 files/);
  const lines = output.split('\n');
  for (const parts of expected)
    expect(lines.filter((line) => parts.every((part) => line.includes(part)))).toHaveLength(1);
  expect(output).not.toMatch(/InvalidContentEntryData|ZodError/);
  expect(existsSync(join(copy.root, 'dist'))).toBe(false);
});
