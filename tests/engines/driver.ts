import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPort } from '../support/find-port.ts';

/**
 * Firefox and WebKit of the system, driven over the standards that they have: WebDriver BiDi, and
 * WebDriver. Both take the same actions.
 */

type Argument = string | number;

export interface Driver {
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page; it is sent as text, so that it sees only its arguments. */
  evaluate: <Result>(run: (...args: never[]) => Result, ...args: Argument[]) => Promise<Result>;
  /** @param actions as in https://www.w3.org/TR/webdriver2/#actions */
  act: (actions: object[]) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => void;
}

/** What is on the machine, how to bring it, and how to start it. */
export interface Engine {
  name: string;
  install: string;
  isInstalled: boolean;
  start: () => Promise<Driver>;
}

const findCommand = (...names: string[]) =>
  `${process.env.PATH}:/usr/bin`
    .split(':')
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** @throws if nothing answers for half a minute */
async function retry<Result>(what: string, run: () => Promise<Result>) {
  for (let tries = 0; tries < 150; tries++) {
    const result = await run().catch(() => undefined);
    if (result !== undefined) return result;
    await setTimeout(200);
  }
  throw new Error(`${what} did not answer`);
}

const call = (run: unknown, args: Argument[]) => `(${run})(...${JSON.stringify(args)})`;

const start = (command: string, args: string[], env = {}): ChildProcess =>
  spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });

const firefox = findCommand('firefox-esr', 'firefox');

async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = fail;
  });
  return socket;
}

/** What Firefox answers to a command. */
interface Answer {
  result?: unknown;
  error?: string;
  message?: string;
}

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

/** @param settings lines of a profile */
async function startFirefox(settings = ''): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), settings);
  const port = await findPort();
  const options = ['--headless', '--no-remote', '--profile', profile];
  const browser = start(String(firefox), [...options, `--remote-debugging-port=${port}`], {
    HOME: profile,
  });
  const socket = await retry('Firefox', () => connect(`ws://127.0.0.1:${port}/session`));
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    waiting.get(answer.id)?.(answer);
  };
  const send = async <Result>(method: string, params: object) => {
    const id = ++last;
    const answered = new Promise<Answer>((done) => waiting.set(id, done));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    if (error) throw new Error(`${method}: ${message}`);
    return result as Result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (run, ...args) => {
      const expression = `JSON.stringify(${call(run, args)} ?? null)`;
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    act: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    close: () => {
      socket.close();
      browser.once('exit', () => rmSync(profile, { recursive: true, force: true }));
      browser.kill();
    },
  };
}

const webkit = findCommand('WebKitWebDriver');
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const screen = findCommand('Xvfb');

async function startWebKit(): Promise<Driver> {
  const port = await findPort();
  const display = `:${port % 1000}`;
  const server = start(String(screen), [
    display,
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  await setTimeout(1000);
  const driver = start(String(webkit), [`--port=${port}`], {
    DISPLAY: display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const send = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: Record<string, string> };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await retry('WebKit', () => send('', { capabilities }));
  const command = (name: string, body: object) => send(`/${sessionId}/${name}`, body);
  return {
    open: (url) => command('url', { url }),
    evaluate: async (run, ...args) => {
      const script = `return JSON.stringify(${call(run, args)} ?? null)`;
      return JSON.parse(String(await command('execute/sync', { script, args: [] })));
    },
    act: (actions) => command('actions', { actions }),
    resize: (width, height) => command('window/rect', { width, height }),
    close: () => {
      driver.kill();
      server.kill();
    },
  };
}

/** Firefox enlarges text alone, to twice its size. */
const largeText =
  "user_pref('ui.textScaleFactor', 200); user_pref('browser.display.os-zoom-behavior', 2);";

const ofFirefox = { install: 'apt-get install firefox-esr', isInstalled: firefox !== undefined };

export const engines: Engine[] = [
  { name: 'Firefox', ...ofFirefox, start: () => startFirefox() },
  { name: 'Firefox, text at 200 %', ...ofFirefox, start: () => startFirefox(largeText) },
  {
    name: 'WebKit',
    install: 'apt-get install webkit2gtk-driver xvfb',
    isInstalled: [webkit, miniBrowser, screen].every(Boolean),
    start: startWebKit,
  },
];
