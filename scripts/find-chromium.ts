import { execFileSync } from 'node:child_process';

/** @returns path of the machine's own Chromium, if it has one */
export function findChromium() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // Not this one.
    }
  }
  return undefined;
}
