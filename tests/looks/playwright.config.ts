import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  // One page takes all pictures: opening another costs more than loading it anew.
  fullyParallel: false,
  workers: 1,
  projects: base.projects?.filter(({ name }) => name === 'chromium'),
});
