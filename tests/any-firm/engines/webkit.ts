import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Builder } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { DriverService } from 'selenium-webdriver/remote';
import type { Browser } from './driver.ts';

const binary = ['4.1', '4.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find((path) => existsSync(path));

export const hasWebKit = binary !== undefined;

// WebKitGTK 2.50 in Xvfb crashes in view transitions between pages.
const args = ['--automation', '--features=-CrossDocumentViewTransitions'];

const display = ':97';
const port = 4475;

/** Starts WebKitGTK's MiniBrowser in Xvfb. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const ended = new Promise((resolve) => screen.once('exit', resolve));
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setPort(port)
    .addArguments(`--port=${port}`)
    .setEnvironment({ ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } })
    .build();
  await driver.manage().window().setRect({ width: 1280, height: 900 });
  return {
    open: (url) => driver.get(url),
    evaluate: async (expression) => {
      const text = await driver.executeScript<string | null>(
        `return JSON.stringify(${expression})`,
      );
      return text === null ? undefined : JSON.parse(text);
    },
    perform: (actions) =>
      driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions)),
    close: async () => {
      await driver.quit().catch(() => undefined);
      await service.kill();
      screen.kill();
      await ended;
    },
  };
}
