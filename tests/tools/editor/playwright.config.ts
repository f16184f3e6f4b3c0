import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

/** The editor is tried on a copy of the project; each step is recorded in test-results/. */
export default defineConfig({
  ...base,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000,
  use: { ...base.use, trace: 'on', screenshot: 'only-on-failure', actionTimeout: 15_000 },
  webServer: undefined,
});
