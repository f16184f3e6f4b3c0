import { defineConfig } from 'vitest/config';
import { DotReporter, MinimalReporter } from 'vitest/node';
import { readFirm } from './tests/support/site.ts';

/** Tests of the sample's texts, files and addresses, which a firm of its own does not have. */
const ofTheSample = readFirm().sample ? [] : ['tests/sample/**'];

/** They run commands in a copy of the project. */
const ofCommands = ['tests/tools/commands.test.ts', 'tests/tools/subjects.test.ts'];

export default defineConfig({
  test: {
    // Dots show the progress in a terminal; in a log they would bury the failures.
    reporters: [process.stdout.isTTY ? new DotReporter() : new MinimalReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          // Each restores the settings that it changes, so that they can share a process: loading the
          // same modules for each file took longer than most tests.
          isolate: false,
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/tools/**/*.test.ts'],
          exclude: [...ofTheSample, ...ofCommands],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'pages',
          // They read the built site and leave nothing behind: they can share a process.
          isolate: false,
          include: ['tests/any-firm/pages/**/*.test.ts', 'tests/sample/**/*.test.ts'],
          exclude: ofTheSample,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'commands',
          include: ofCommands,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/any-firm/hosts/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
