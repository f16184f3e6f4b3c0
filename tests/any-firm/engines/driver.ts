import { execFileSync } from 'node:child_process';

/** What the tests ask of a browser, whichever it is. */
export interface Browser {
  open: (url: string) => Promise<void>;
  /** Value of an expression in the page; it must be one that JSON knows. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Input as WebDriver describes it: https://www.w3.org/TR/webdriver2/#actions */
  perform: (actions: object[]) => Promise<void>;
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

/** Clicks the middle of what is there to be clicked. */
export async function click(browser: Browser, selector: string) {
  const { x, y } = (await browser.evaluate(`(() => {
    const elements = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const element = elements.find((each) => each.getClientRects().length > 0);
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

/** Writes where the focus is. */
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
