import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

// The editor is built for a firm in two languages.
process.env.SITE_CONTENT = 'examples/kanzlei';

const url = `http://127.0.0.1:${process.env.PORT ?? 4390}`;

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { ...base.use, baseURL: url, screenshot: 'only-on-failure', actionTimeout: 20_000 },
  webServer: {
    command: `npm run edit -- --port ${new URL(url).port}`,
    cwd: process.cwd(),
    url,
    timeout: 120_000,
  },
});
