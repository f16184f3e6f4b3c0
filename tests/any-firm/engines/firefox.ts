import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Session as ClassicSession, WebDriver } from 'selenium-webdriver';
import { BrowsingContext } from 'selenium-webdriver/bidi/generated/browsing_context.js';
import { Input } from 'selenium-webdriver/bidi/generated/input.js';
import { Script } from 'selenium-webdriver/bidi/generated/script.js';
import { Session } from 'selenium-webdriver/bidi/generated/session.js';
import { Executor } from 'selenium-webdriver/lib/command.js';
import type { Browser } from './driver.ts';

const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile'];

/** Starts Debian's Firefox, which speaks WebDriver BiDi itself: Debian has no geckodriver. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const firefox = spawn('firefox-esr', [...flags, profile]);
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  let address: string | undefined;
  for await (const line of createInterface(firefox.stderr)) {
    address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) break;
  }
  firefox.stderr.resume();
  if (!address) throw new Error('Firefox did not start');

  // Only its connection to the address is used, no command of WebDriver Classic.
  const driver = new WebDriver(
    new ClassicSession('', { webSocketUrl: `${address}/session` }),
    new Executor(),
  );
  await (await Session.create(driver)).new({ capabilities: {} });
  const contexts = await BrowsingContext.create(driver);
  const script = await Script.create(driver);
  const input = await Input.create(driver);
  const { context = '' } = (await contexts.getTree({})).contexts[0] ?? {};
  await contexts.setViewport({ context, viewport: { width: 1280, height: 800 } });
  return {
    open: async (url) => {
      await contexts.navigate({ context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await script.evaluate({
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.type === 'string' ? JSON.parse(answer.result.value) : undefined;
    },
    perform: (actions) => input.performActions({ context, actions }),
    close: async () => {
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
