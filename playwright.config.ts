import { defineConfig } from '@playwright/test';
import { findLaunchOptions } from './tools/browser/find-chromium.ts';

const port = Number(process.env.PORT ?? 4399);
const isNightly = Boolean(process.env.NIGHTLY);

/** Downloaded by `npx playwright install --with-deps firefox webkit`. */
const others = ['firefox', 'webkit'] as const;

export default defineConfig({
  testDir: 'tests/any-firm/browser',
  fullyParallel: true,
  ...(!isNightly && { grepInvert: /@nightly/ }),
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'dot',
  // Generous: a busy machine is several times slower than an idle one, and nothing here is timed.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Opening another took as long as most tests. Its storage, routes and settings are reset between
    // tests; permissions and the state of the network are not: a test that changes them takes its own.
    reuseContext: true,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // Every click would wait for the end of a smooth scroll. Tests of motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', use: { launchOptions: findLaunchOptions() } },
    ...(isNightly ? others : []).map((browserName) => ({
      name: browserName,
      use: { browserName },
      grep: /@every-firm/,
    })),
  ],
  webServer: {
    command: `node tools/serve.ts --port ${port}`,
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
