import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
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

/** @throws if nothing comes of it for half a minute */
export async function retry<Result>(what: string, run: () => Promise<Result>) {
  for (let tries = 0; tries < 150; tries++) {
    const result = await run().catch(() => undefined);
    if (result) return result;
    await setTimeout(200);
  }
  throw new Error(`Not within half a minute: ${what}`);
}

/** @returns an expression of the result as JSON */
const call = (run: unknown, args: Argument[]) =>
  `JSON.stringify((${run})(...${JSON.stringify(args)}) ?? null)`;

/** Starts a command in a process group of its own. @returns a function that ends the group */
function start([command = '', ...args]: string[], env: object) {
  const options = { stdio: 'ignore', detached: true, env: { ...process.env, ...env } } as const;
  const { pid = 0 } = spawn(command, args, options);
  return () => process.kill(-pid, 'SIGKILL');
}

/** What a script in a page returns, or the error of the page. */
interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

const firefox = findCommand('firefox-esr', 'firefox');

async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await findPort();
  const options = ['--headless', '--no-remote', '--profile', profile];
  const stop = start([String(firefox), ...options, `--remote-debugging-port=${port}`], {
    HOME: profile,
  });
  const socket = await retry('Firefox', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await once(socket, 'open', { signal: AbortSignal.timeout(1000) });
    return socket;
  });
  let last = 0;
  const send = async <Result>(method: string, params: object) => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [{ data }] of on(socket, 'message')) {
      const { id: answered, result, error, message } = JSON.parse(data);
      if (answered !== id) continue;
      if (error) throw new Error(`${method}: ${message}`);
      return result as Result;
    }
    throw new Error(`${method} has no answer`);
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: [{ context: string }] }>(
    'browsingContext.getTree',
    {},
  );
  const [{ context }] = contexts;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (run, ...args) => {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: call(run, args),
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
      stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const webkit = findCommand('WebKitWebDriver');
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const screen = findCommand('xvfb-run');

async function startWebKit(): Promise<Driver> {
  const port = await findPort();
  const close = start(
    [String(screen), '-a', '-s', '-screen 0 1600x1200x24', String(webkit), `--port=${port}`],
    { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  );
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
      const script = `return ${call(run, args)}`;
      return JSON.parse(String(await command('execute/sync', { script, args: [] })));
    },
    act: (actions) => command('actions', { actions }),
    resize: (width, height) => command('window/rect', { width, height }),
    close,
  };
}

export const engines: Engine[] = [
  {
    name: 'Firefox',
    install: 'apt-get install firefox-esr',
    isInstalled: firefox !== undefined,
    start: startFirefox,
  },
  {
    name: 'WebKit',
    install: 'apt-get install webkit2gtk-driver xvfb',
    isInstalled: [webkit, miniBrowser, screen].every(Boolean),
    start: startWebKit,
  },
];
