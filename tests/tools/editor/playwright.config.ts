import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

// The editor is built for a firm in two languages.
process.env.SITE_CONTENT = 'examples/kanzlei';

/** Tests the built editor. */
export default defineConfig({
  ...base,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  use: { ...base.use, screenshot: 'only-on-failure', actionTimeout: 15_000 },
  webServer: undefined,
});
