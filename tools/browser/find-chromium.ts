import { execFileSync } from 'node:child_process';

const whole = ['chromium', 'chromium-browser', 'google-chrome'];

function findCommand(names: string[]): string | undefined {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // Not installed.
    }
  }
  return undefined;
}

/** @returns the path of the installed Chromium; if undefined, Playwright uses its own */
export const findChromium = () => findCommand(['chromium-headless-shell', ...whole]);

/**
 * Finds a Chromium that keeps the pages that a visitor left, and prerenders: the headless shell does
 * not keep them.
 * @returns the path; undefined if there is none
 */
export const findWholeChromium = () => findCommand(whole);

/** For running in a container, without a display and without background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** How every tool and test starts Chromium. */
export const findLaunchOptions = () => ({
  executablePath: findChromium(),
  args: chromiumArguments,
});
