import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from './driver.ts';

/** The results of the commands used here; each command sets one field. */
interface Result {
  contexts?: { context: string }[];
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

interface Reply {
  id: number;
  type: 'success' | 'error';
  result?: Result;
  message?: string;
}

/** Starts Debian's Firefox, controlled by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const process = spawn('firefox-esr', [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ]);
  const ended = new Promise((resolve) => process.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    process.stderr.on('data', (text) => {
      output += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    process.once('exit', () => reject(new Error(output)));
  });

  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const replies = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data));
    replies.get(reply.id)?.(reply);
  });
  let count = 0;
  const send = (method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++count;
      replies.set(id, ({ type, result, message }) =>
        type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result ?? {}),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });

  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = contexts?.[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    close: async () => {
      process.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
