import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The editor's library as browsers get it; under Node it would leave its rich editor out. */
const editor = fileURLToPath(
  new URL('node_modules/@keystatic/core/dist/keystatic-core.js', import.meta.url),
);

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '@keystatic/core': editor } },
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/content/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      { test: { name: 'browsers', include: ['tests/browsers/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
