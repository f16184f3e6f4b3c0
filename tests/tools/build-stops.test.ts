import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFirst, makeScratchCopy } from '../../tools/scratch-copy.ts';
import { isNightly } from '../support/nightly.ts';

const copy = makeScratchCopy();
afterAll(copy.remove);

const run = (script: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

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
  const { status, output } = run('tools/build.ts');
  expect(status).not.toBe(0);
  expect(output).toMatch(/4 problems in 3 files/);
  const lines = output.split('\n');
  for (const parts of expected)
    expect(lines.filter((line) => parts.every((part) => line.includes(part)))).toHaveLength(1);
  expect(output).not.toMatch(/InvalidContentEntryData|ZodError/);
  expect(existsSync(join(copy.root, 'dist'))).toBe(false);
});

// What the dev server does then is tested beside `src/build/content-check-integration.ts`.
test.runIf(isNightly)(
  'the dev server waits until content and colours are fixed',
  {
    timeout: 90_000,
  },
  async () => {
    const dev = makeScratchCopy();
    const [facts, brand] = ['content/firm.yaml', 'content/brand/brand.yaml'] as const;
    const original = { [facts]: dev.read(facts), [brand]: dev.read(brand) };
    dev.edit(facts, /^phone: .*/m, 'phone: 080 123');
    dev.edit(brand, /ink: .+/, 'ink: oklch(0.9 0 0)');
    const astro = join(dev.root, 'node_modules/astro/bin/astro.mjs');
    const server = spawn(process.execPath, [astro, 'dev', '--port', '0'], { cwd: dev.root });
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    const waitFor = (text: string) =>
      expect.poll(() => output, { timeout: 30_000 }).toContain(text);
    try {
      await waitFor('in 2 files');
      await waitFor('starts automatically once they are fixed');
      dev.write(facts, original[facts] ?? '');
      await waitFor('in 1 file:');
      dev.write(brand, original[brand] ?? '');
      await waitFor('no problems in content/');
    } finally {
      server.kill();
      dev.remove();
    }
  },
);
