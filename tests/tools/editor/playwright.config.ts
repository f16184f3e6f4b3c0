import { cpSync, rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

// The editor is built for a copy of a firm in two languages, which the tests edit.
process.env.SITE_CONTENT = '.cache/edited';
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(process.env.SITE_CONTENT, { recursive: true, force: true });
  cpSync('examples/kanzlei', process.env.SITE_CONTENT, { recursive: true });
}

const url = `http://127.0.0.1:${process.env.PORT ?? 4390}`;

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { ...base.use, baseURL: url, screenshot: 'only-on-failure', actionTimeout: 60_000 },
  webServer: {
    command: `npm run edit -- --port ${new URL(url).port}`,
    cwd: process.cwd(),
    url,
    timeout: 300_000,
  },
});
