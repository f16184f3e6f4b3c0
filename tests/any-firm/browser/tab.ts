import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol has hundreds of shapes, each used once here
  params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  result?: any;
  error?: { message: string };
}

/** Flags that make a tab behave as a visitor's does, without background requests. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--remote-debugging-port=0',
];

function readAddress(browser: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (text) => {
      said += text;
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    browser.once('exit', () => reject(new Error(said)));
  });
}

/**
 * Opens a tab in a browser without Playwright, because Chromium does not prerender pages that
 * Playwright observes. This code observes the tab instead, whose pages come and go.
 * Source: https://chromedevtools.github.io/devtools-protocol/tot/Target/
 */
export async function openTab(executable: string) {
  const place = mkdtempSync(join(tmpdir(), 'tab-'));
  const browser = spawn(executable, [...flags, `--user-data-dir=${place}`, 'about:blank']);
  const socket = new WebSocket(await readAddress(browser));
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const answers = new Map<number, (message: Message) => void>();
  const pages = new Map<string, string>();
  const prerendered = new Map<string, string>();
  let current = '';
  let count = 0;

  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Message['result']>((resolve, reject) => {
      const id = ++count;
      answers.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });

  const hear: Record<string, (message: Message) => void> = {
    'Target.attachedToTarget': ({ params }) => {
      if (params.targetInfo.type !== 'page') return;
      pages.set(params.targetInfo.targetId, params.sessionId);
      if (!params.targetInfo.subtype) current = params.sessionId;
    },
    'Target.targetInfoChanged': ({ params: { targetInfo } }) => {
      const session = pages.get(targetInfo.targetId);
      if (!session) return;
      // An activated page keeps its target and loses the subtype "prerender".
      if (targetInfo.subtype !== 'prerender') current = session;
      else prerendered.set(targetInfo.targetId, targetInfo.url);
    },
  };
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) answers.get(message.id)?.(message);
    else if (message.method) hear[message.method]?.(message);
  });

  await send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { sessionId } = await send('Target.attachToTarget', {
    targetId: targetInfos[0].targetId,
    flatten: true,
  });
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] },
    sessionId,
  );

  /** Evaluates an expression in the visible page; a promise is awaited. */
  const evaluate = async (expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', params, current);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  };

  const point = async (selector: string, types: string[]) => {
    const { x, y } = await evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    for (const type of types) {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      await send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, current);
    }
  };

  return {
    /** URLs that the browser has prerendered, in order. */
    prerendered: () => [...prerendered.values()],
    evaluate,
    goto: (url: string) => send('Page.navigate', { url }, current),
    hover: (selector: string) => point(selector, ['mouseMoved']),
    /** Presses the mouse button on an element and releases it elsewhere. */
    press: async (selector: string) => {
      await point(selector, ['mousePressed']);
      const elsewhere = { x: 1, y: 1, button: 'left', buttons: 1, clickCount: 1 };
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...elsewhere }, current);
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...elsewhere }, current);
    },
    click: (selector: string) => point(selector, ['mousePressed', 'mouseReleased']),
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      rmSync(place, { recursive: true, force: true, maxRetries: 9 });
    },
  };
}
