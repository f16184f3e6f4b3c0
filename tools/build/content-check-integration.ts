import { watch } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findProblems } from '../check/find-problems.ts';
import { formatReport, type Problem } from '../check/problem.ts';

/** Vite's error overlay shows the message, and a click opens the file of the first problem. */
const buildOverlay = (problems: Problem[], root: string) => ({
  type: 'error' as const,
  err: {
    message: formatReport(problems),
    stack: '',
    plugin: 'content check',
    ...(problems[0]
      ? { loc: { file: root + problems[0].file, line: problems[0].line ?? 1, column: 0 } }
      : {}),
  },
});

/** Waits until a file in the folder changes, then until it is completely written. */
async function waitForChange(folder: string) {
  for await (const _ of watch(folder, { recursive: true })) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * Checks `content/` and the colours before Astro reads them. A problem stops the build. In dev it
 * is shown in an overlay and in the terminal until it is fixed.
 */
export const contentCheck = (): AstroIntegration => {
  let root = '';
  const find = () => findProblems(root);
  return {
    name: 'content check',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        root = fileURLToPath(config.root);
        if (command === 'preview') return;
        let problems = await find();
        // Astro's dev server does not start with broken content, so wait until it is fixed.
        while (command === 'dev' && problems.length > 0) {
          // Watch before reporting, so that no fix is missed.
          const change = Promise.race([
            waitForChange(`${root}content`),
            waitForChange(`${root}src/ui/styles`),
          ]);
          logger.error(formatReport(problems));
          logger.info('The site starts automatically once they are fixed.');
          await change;
          problems = await find();
        }
        if (problems.length === 0) {
          logger.info('no problems in content/');
          return;
        }
        const error = new Error(formatReport(problems));
        error.name = 'The site was not built';
        error.stack = '';
        throw error;
      },
      'astro:server:setup': async ({ server, logger }) => {
        let problems = await find();
        let timeout: NodeJS.Timeout | undefined;
        const report = () => {
          if (problems.length === 0) return;
          logger.error(formatReport(problems));
          server.ws.send(buildOverlay(problems, root));
        };
        const check = async () => {
          const before = problems.length;
          problems = await find();
          report();
          if (before === 0 || problems.length > 0) return;
          logger.info('all problems in content/ are fixed');
          server.ws.send({ type: 'full-reload' });
        };
        const onChange = (path: string) => {
          if (!path.startsWith(`${root}content${sep}`) && !path.endsWith('tokens.css')) return;
          clearTimeout(timeout);
          timeout = setTimeout(check, 100);
        };
        report();
        server.ws.on('connection', () => {
          if (problems.length > 0) server.ws.send(buildOverlay(problems, root));
        });
        for (const event of ['add', 'change', 'unlink'] as const)
          server.watcher.on(event, onChange);
      },
    },
  };
};
