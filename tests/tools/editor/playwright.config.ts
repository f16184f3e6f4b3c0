import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

// The editor is built for a firm in two languages.
process.env.SITE_CONTENT = 'examples/kanzlei';

/** Tests the built editor. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { ...base.use, screenshot: 'only-on-failure', actionTimeout: 20_000 },
  webServer: undefined,
});
