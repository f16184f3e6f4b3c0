import { defineConfig } from '@playwright/test';
import { findLaunchOptions } from './tools/browser/find-chromium.ts';

const port = Number(process.env.PORT ?? 4399);

export default defineConfig({
  testDir: 'tests/any-firm/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'dot',
  // Generous: a busy machine is several times slower than an idle one, and nothing here is timed.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // Every click would wait for the end of a smooth scroll. Tests of motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: findLaunchOptions(),
  },
  webServer: {
    command: `node tools/serve.ts --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
