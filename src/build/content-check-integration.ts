import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
// Imported statically: Vite closes the runner that loads the configuration, and an `import()` in a
// hook would then fail.
import { findProblems, findWarnings } from '../check/find-problems.ts';
import { formatReport, type Problem } from '../check/problem.ts';
import type { KnownSources } from '../check/read-source.ts';
import { contentFolder } from '../content/folder.ts';
import { runOneAtATime } from './run-one-at-a-time.ts';

/** The Vite overlay shows the message and opens the file of the problem on a click. */
const buildOverlay = (root: string, message: string, first?: Problem) => ({
  type: 'error' as const,
  err: {
    message,
    stack: '',
    plugin: 'content check',
    ...(first && { loc: { file: root + first.file, line: first.line ?? 1, column: 0 } }),
  },
});

/**
 * Set after the first start of the dev server. Astro restarts it in the same process when the brand
 * changes, loads this module again, and then no longer notices changes of content by itself.
 */
const startedSetting = 'SITE_DEV_STARTED';

/** Checks now and after each change in the folder, until there are no problems. */
async function waitForFix(
  folder: string,
  find: () => Promise<Problem[]>,
  report: (problems: Problem[]) => void,
) {
  const fixed = Promise.withResolvers<void>();
  const check = runOneAtATime(() =>
    find().then(
      (problems) => (problems.length === 0 ? fixed.resolve() : report(problems)),
      fixed.reject,
    ),
  );
  const watcher = watch(folder, { recursive: true }, check);
  check();
  await fixed.promise.finally(() => watcher.close());
}

/**
 * Checks `content/` before Astro reads it. A problem stops the build. In dev it is shown in an
 * overlay and in the terminal until it is fixed.
 */
export const contentCheck = (find = findProblems): AstroIntegration => {
  let root = '';
  const known: KnownSources = new Map();

  async function findOverlay() {
    try {
      const [first, ...others] = await find(root, known);
      return first && buildOverlay(root, formatReport([first, ...others]), first);
    } catch (error) {
      return buildOverlay(root, `The content could not be checked: ${error}`);
    }
  }

  return {
    name: 'content check',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        root = fileURLToPath(config.root);
        if (command === 'preview') return;
        if (command === 'dev') {
          // Astro's dev server does not start with invalid content, so the start waits for the fix.
          await waitForFix(
            join(root, contentFolder()),
            () => find(root, known),
            (problems) => {
              logger.error(formatReport(problems));
              logger.info('The site starts automatically once they are fixed.');
            },
          );
        } else {
          const problems = await find(root, known);
          if (problems.length > 0)
            throw Object.assign(new Error(formatReport(problems)), {
              name: 'The site is not built',
              stack: '',
            });
        }
        logger.info(`no problems in ${contentFolder()}/`);
      },
      'astro:build:start': async ({ logger }) => {
        const warnings = await findWarnings(root, known);
        if (warnings.length > 0) logger.warn(formatReport(warnings, 'warning'));
      },
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        const isRestart = process.env[startedSetting] !== undefined;
        process.env[startedSetting] = 'yes';
        let overlay: ReturnType<typeof buildOverlay> | undefined;
        const check = runOneAtATime(async () => {
          const before = overlay;
          overlay = await findOverlay();
          // By now Astro has read the file, but pages would show it only half a second later. A
          // refresh without any of its loaders ends the wait.
          await refreshContent?.({ loaders: ['none'] }).catch((error) =>
            logger.error(`The change could not be shown: ${error}`),
          );
          if (overlay) {
            logger.error(overlay.err.message);
            server.ws.send(overlay);
          } else if (before) {
            logger.info(`no problems in ${contentFolder()}/ any more`);
            server.ws.send({ type: 'full-reload' });
          }
        });
        const onChange = (path: string) => {
          if (!path.startsWith(join(root, contentFolder()) + sep)) return;
          check();
          if (isRestart) refreshContent?.({});
        };
        check();
        server.ws.on('connection', () => {
          if (overlay) server.ws.send(overlay);
        });
        for (const event of ['add', 'change', 'unlink'] as const)
          server.watcher.on(event, onChange);
      },
    },
  };
};
