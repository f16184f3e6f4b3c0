import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from './driver.ts';

const binary = ['4.1', '4.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find((path) => existsSync(path));

export const hasWebKit = binary !== undefined;

// WebKitGTK 2.50 in Xvfb crashes in view transitions between pages.
const args = ['--automation', '--features=-CrossDocumentViewTransitions'];

const port = 4475;

/** Sends a WebDriver command and returns its value. */
async function send<Value>(method: 'POST' | 'DELETE', path: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts WebKitGTK's MiniBrowser in Xvfb and controls it with WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const display = ':97';
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  const ended = Promise.all(
    [screen, driver].map((child) => new Promise((resolve) => child.once('exit', resolve))),
  );
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } },
  };
  let session: string | undefined;
  for (let tries = 0; session === undefined; tries++) {
    const created = await send<{ sessionId: string }>('POST', '/session', { capabilities }).catch(
      (error: unknown) => {
        if (tries > 50) throw error;
      },
    );
    session = created?.sessionId;
    if (!session) await setTimeout(200);
  }
  const path = `/session/${session}`;
  await send('POST', `${path}/window/rect`, { width: 1280, height: 900 });
  return {
    open: (url) => send('POST', `${path}/url`, { url }),
    evaluate: async (expression) => {
      const script = `return JSON.stringify(${expression})`;
      const text = await send<string | null>('POST', `${path}/execute/sync`, { script, args: [] });
      return text === null ? undefined : JSON.parse(text);
    },
    perform: (actions) => send('POST', `${path}/actions`, { actions }),
    close: async () => {
      await send('DELETE', path).catch(() => undefined);
      driver.kill();
      screen.kill();
      await ended;
    },
  };
}
