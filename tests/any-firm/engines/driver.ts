import { execFileSync } from 'node:child_process';
import type { InputSourceActions } from 'selenium-webdriver/bidi/generated/input.js';

/** The browser commands that the tests use. */
export interface Browser {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. Its value must be serializable as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Performs WebDriver actions: https://www.w3.org/TR/webdriver2/#actions */
  perform: (actions: InputSourceActions[]) => Promise<void>;
  close: () => Promise<void>;
}

export const isInstalled = (command: string) => {
  try {
    execFileSync('which', [command]);
    return true;
  } catch {
    return false;
  }
};

/** Clicks the middle of the first visible match. */
export async function click(browser: Browser, selector: string) {
  const { x, y } = (await browser.evaluate(`(() => {
    const elements = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const element = elements.find((candidate) => candidate.getClientRects().length > 0);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  })()`)) as { x: number; y: number };
  await browser.perform([
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
}

/** Types into the focused element. */
export const type = (browser: Browser, text: string) =>
  browser.perform([
    {
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ]);
