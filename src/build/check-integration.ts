import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
// Imported statically: Vite closes the runner that loads the configuration, and an `import()` in a
// hook would then fail.
import { checkFolder } from '../check/content-folder.ts';
import { listWarnings } from '../check/warnings.ts';
import { contentFolder } from '../content/folder.ts';
import { formatReport, type Problem } from '../content/problem.ts';
import { loadSite } from '../site/load-site.ts';

/** Gives the program that changed a file time to finish writing it. */
const pause = 100;

/** @throws an error that the build prints as it is */
export function stopBuild(problems: Problem[]): never {
  throw Object.assign(new Error(formatReport(problems)), {
    name: 'The site is not built',
    stack: '',
  });
}

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

/** Checks now and after each change in the folder, until there are no problems. */
async function waitForFix(
  folder: string,
  find: () => Promise<Problem[]>,
  report: (problems: Problem[]) => void,
) {
  const watcher = watch(folder, { recursive: true });
  try {
    for (;;) {
      const changed = once(watcher, 'change');
      const problems = await find();
      if (problems.length === 0) return;
      report(problems);
      await changed;
      await wait(pause);
    }
  } finally {
    watcher.close();
  }
}

/**
 * Checks `content/` before Astro reads it. A problem stops the build. In dev it is shown in an
 * overlay and in the terminal until it is fixed; the pages then show the change.
 */
export const contentCheck = (): AstroIntegration => {
  let root = '';
  const find = async () => (await checkFolder(root, { drafts: true })).problems;

  return {
    name: 'content check',
    hooks: {
      'astro:config:setup': async ({ command, config, logger, updateConfig, addMiddleware }) => {
        root = fileURLToPath(config.root);
        if (command === 'dev') {
          // Astro's dev server does not start with invalid content, so the start waits for the fix.
          await waitForFix(join(root, contentFolder()), find, (problems) => {
            logger.error(formatReport(problems));
            logger.info('The site starts automatically once they are fixed.');
          });
          addMiddleware({
            entrypoint: new URL('./src/build/page-check.ts', config.root),
            order: 'post',
          });
        } else {
          const { content, problems } = await checkFolder(root);
          if (problems.length > 0) stopBuild(problems);
          const warnings = listWarnings(content);
          if (warnings.length > 0) logger.warn(formatReport(warnings, 'warning'));
        }
        updateConfig({ site: loadSite().sites[0].firm.siteUrl });
        logger.info(`no problems in ${contentFolder()}/`);
      },
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        const folder = join(root, contentFolder());
        let overlay: ReturnType<typeof buildOverlay> | undefined;
        const check = async () => {
          const [first, ...others] = await find();
          overlay = first && buildOverlay(root, formatReport([first, ...others]), first);
          if (!overlay) await refreshContent?.({});
        };
        const show = async () => {
          await check().catch((error) => {
            overlay = buildOverlay(root, `The content could not be checked: ${error}`);
          });
          if (overlay) logger.error(overlay.err.message);
          else logger.info(`no problems in ${contentFolder()}/`);
          server.ws.send(overlay ?? { type: 'full-reload' });
        };
        let timer: NodeJS.Timeout;
        let last = Promise.resolve();
        server.watcher.add(folder);
        server.watcher.on('all', (_, path) => {
          if (!path.startsWith(folder + sep)) return;
          clearTimeout(timer);
          timer = setTimeout(() => {
            last = last.then(show);
          }, pause);
        });
        server.ws.on('connection', () => {
          if (overlay) server.ws.send(overlay);
        });
      },
    },
  };
};
