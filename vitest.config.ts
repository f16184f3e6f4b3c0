import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/content/**/*.test.ts'] } },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      { test: { name: 'browsers', include: ['tests/browsers/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
