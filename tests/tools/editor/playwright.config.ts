import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

/** Tests the editor on a copy of the project and records a trace of every step. */
export default defineConfig({
  ...base,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000,
  use: { ...base.use, trace: 'on', screenshot: 'only-on-failure', actionTimeout: 15_000 },
  webServer: undefined,
});
