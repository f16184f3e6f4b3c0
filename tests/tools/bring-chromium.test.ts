import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const bash = execFileSync('which', ['bash'], { encoding: 'utf8' }).trim();
const install = ['apt-get update -qq', 'apt-get install -y -qq chromium chromium-headless-shell'];
const download = 'npx playwright install --only-shell chromium';

interface Machine {
  /** Commands that are installed in addition to the basic ones, with their exit codes. */
  commands?: Record<string, number>;
  env?: Record<string, string>;
  user?: 'root' | 'other';
}

/** Runs the script where only these commands are installed; they only log their calls. */
function bringChromium({ commands = {}, env = {}, user = 'root' }: Machine) {
  const place = mkdtempSync(join(tmpdir(), 'machine-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const log = join(place, 'log');
  const addCommand = (name: string, body: string) =>
    writeFileSync(join(place, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  addCommand('id', `echo ${user === 'root' ? 0 : 1000}`);
  // Starts the downloaded browser.
  addCommand('node', 'exit 0');
  for (const [name, code] of Object.entries({ 'apt-get': 0, npx: 0, ...commands }))
    addCommand(name, `echo "\${0##*/} $*" >> '${log}'\nexit ${code}`);
  const { status, stdout, stderr } = spawnSync(bash, ['tools/browser/bring-chromium.sh'], {
    encoding: 'utf8',
    env: { PATH: place, ...env },
  });
  const calls = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { status, output: stdout + stderr, calls };
}

const full = (code = 0): Machine => ({ commands: { chromium: 0, npx: code } });

test.each<[machine: Machine, calls: string[]]>([
  [{ commands: { 'chromium-headless-shell': 0 }, env: { CI: 'true' } }, []],
  [full(), [download]],
  [full(1), [download]],
  [{ ...full(), env: { CI: 'true' } }, install],
  [{ commands: { 'google-chrome': 0 } }, [download]],
  [{}, [download]],
  [{ env: { CI: 'false' } }, [download]],
  [{ env: { INSTALL_CHROMIUM: 'no' } }, [download]],
  [{ env: { CI: 'true' } }, install],
  [{ env: { INSTALL_CHROMIUM: 'yes' } }, install],
  [{ env: { INSTALL_CHROMIUM: 'yes' }, user: 'other' }, [download]],
  [{ env: { CI: 'true' }, commands: { 'apt-get': 100 } }, [install[0] ?? '', download]],
])('with %j it runs %j and passes', (machine, calls) => {
  expect(bringChromium(machine)).toMatchObject({ status: 0, calls });
});

test.each([
  ['cannot be downloaded', { npx: 1 }],
  ['does not start, because system libraries are missing', { node: 1 }],
])('if the downloaded browser %s, the command fails and says what to run', (_, commands) => {
  const { status, output, calls } = bringChromium({ commands });
  expect(status).toBe(1);
  expect(output).toContain('sudo apt-get install chromium-headless-shell');
  expect(output).toContain('INSTALL_CHROMIUM=yes npm test');
  expect(calls.join()).not.toContain('apt-get');
});
