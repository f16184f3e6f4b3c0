import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** @returns the path of the first that is installed */
export const findCommand = (names: string[]): string | undefined =>
  spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0] || undefined;

/** Whether `npx playwright install --only-shell` has been run. */
const hasShellOfPlaywright = () =>
  existsSync(chromium.executablePath().replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1'));

/**
 * Finds a Chromium with a back/forward cache and prerendering; the headless shell lacks that cache.
 * @returns the path, or undefined if there is none
 */
export const findFullChromium = () =>
  findCommand(['chromium', 'chromium-browser', 'google-chrome']);

/** For running in a container: no display, no background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/**
 * The launch options of the tests: the headless shell, which takes a third of the CPU time of a full
 * Chromium, or a full one if there is none.
 */
export const findLaunchOptions = () => ({
  executablePath:
    findCommand(['chromium-headless-shell']) ??
    (hasShellOfPlaywright() ? undefined : findFullChromium()),
  args: chromiumArguments,
});
