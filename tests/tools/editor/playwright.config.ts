import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

// The editor is built for a firm in two languages.
process.env.SITE_CONTENT = 'examples/kanzlei';

/** Tests the built editor. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  // Writes the pictures of the documentation: PICTURES=yes.
  ...(!process.env.PICTURES && { testIgnore: 'pictures.spec.ts' }),
  fullyParallel: false,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { ...base.use, screenshot: 'only-on-failure', actionTimeout: 60_000 },
  webServer: undefined,
});
