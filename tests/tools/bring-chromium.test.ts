import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const bash = execFileSync('which', ['bash'], { encoding: 'utf8' }).trim();
const install = ['apt-get update -qq', 'apt-get install -y -qq chromium chromium-headless-shell'];
const download = 'npx playwright install --only-shell chromium';

type Env = Record<string, string>;

interface Machine {
  /** Commands that are installed in addition to the basic ones, with their exit codes. */
  commands?: Record<string, number>;
  env?: Env;
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

test('the headless shell is used if it is installed', () => {
  const machine = { commands: { 'chromium-headless-shell': 0 }, env: { CI: 'true' } };
  expect(bringChromium(machine)).toMatchObject({ status: 0, calls: [] });
});

test.each(['chromium', 'chromium-browser', 'google-chrome'])(
  '%s alone gets the headless shell, and is used where there is none to get',
  (name) => {
    const full = { [name]: 0 };
    expect(bringChromium({ commands: full, env: { CI: 'true' } }).calls).toEqual(install);
    expect(bringChromium({ commands: full }).calls).toEqual([download]);
    expect(bringChromium({ commands: { ...full, npx: 1 } }).status).toBe(0);
  },
);

test.each<Env>([{}, { CI: '' }, { CI: 'false' }, { INSTALL_CHROMIUM: 'no' }])(
  "as root with %j, Playwright's browser is downloaded and no system package is installed",
  (env) => {
    expect(bringChromium({ env })).toMatchObject({ status: 0, calls: [download] });
  },
);

test.each<Env>([{ CI: 'true' }, { INSTALL_CHROMIUM: 'yes' }])(
  'as root with %j, the system package is installed',
  (env) => {
    expect(bringChromium({ env })).toMatchObject({ status: 0, calls: install });
  },
);

test("without root rights, Playwright's browser is downloaded even if INSTALL_CHROMIUM=yes", () => {
  const machine = { env: { INSTALL_CHROMIUM: 'yes' }, user: 'other' } as const;
  expect(bringChromium(machine)).toMatchObject({ status: 0, calls: [download] });
});

test("if the system package cannot be installed, Playwright's browser is downloaded", () => {
  const { status, calls } = bringChromium({ env: { CI: 'true' }, commands: { 'apt-get': 100 } });
  expect(status).toBe(0);
  expect(calls.at(-1)).toBe(download);
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
