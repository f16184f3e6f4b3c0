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
 * Finds a Chromium with a back/forward cache and prerendering; the headless shell lacks that cache.
 * @returns the path, or undefined if there is none
 */
export const findFullChromium = () => findCommand(whole);

/** For running in a container: no display, no background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** The launch options of every tool and test that starts Chromium. */
export const findLaunchOptions = () => ({
  executablePath: findChromium(),
  args: chromiumArguments,
});
