import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';
import { stop } from '../command.ts';

/**
 * The browser of the tests comes from the lockfile, with its libraries and fonts, so that every machine
 * draws the same pages. Systems that cannot run it use the one of Playwright, which is downloaded once:
 * there, pages may wrap differently.
 */

const folder = resolve('.cache/chromium-153');

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Hinting hides shifts that visitors see.
  '--font-render-hinting=none',
];

/** Unpacks beside the folder and then renames, because several processes may unpack at once. */
function unpackChromium() {
  const decompress = (name: string) =>
    brotliDecompressSync(readFileSync(`node_modules/@sparticuz/chromium/bin/${name}.br`));
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  writeFileSync(`${unfinished}/chromium`, decompress('chromium'), { mode: 0o755 });
  for (const name of ['swiftshader', 'al2023', 'fonts'])
    execFileSync('tar', ['-x', '-C', unfinished], { input: decompress(`${name}.tar`) });
  writeFileSync(
    `${unfinished}/fonts.conf`,
    `<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>${resolve('node_modules/dejavu-fonts-ttf/ttf')}</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`,
  );
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** Whether the system is what the binary was built for: Linux on x64 with glibc 2.34 or newer. */
function canRunPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const [major = 0, minor = 0] = header.glibcVersionRuntime?.split('.').map(Number) ?? [];
  return major > 2 || (major === 2 && minor >= 34);
}

/** @returns what Playwright needs to launch the browser */
export function findLaunchOptions(): LaunchOptions & { args: string[] } {
  if (!canRunPackage()) {
    const install = ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'];
    // Each worker of Playwright asks again.
    if (!process.env.TEST_WORKER_INDEX && spawnSync(process.execPath, install).status !== 0)
      stop('The tests need a browser, and that of Playwright could not be downloaded.');
    return { args: launchArguments };
  }
  if (!existsSync(folder)) unpackChromium();
  return {
    executablePath: `${folder}/chromium`,
    args: launchArguments,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: `${folder}/lib`,
      FONTCONFIG_FILE: `${folder}/fonts.conf`,
    },
  };
}
