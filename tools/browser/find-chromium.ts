import { execFileSync } from 'node:child_process';

/** @returns the path of the installed Chromium; if undefined, Playwright uses its own */
export function findChromium(): string | undefined {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // Not installed.
    }
  }
  return undefined;
}

/** For running in a container, without a display and without background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];
