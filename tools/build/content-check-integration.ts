import { watch } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findProblems } from '../check/find-problems.ts';
import { formatReport, type Problem } from '../check/problem.ts';

/** Vite's overlay shows the message and opens the file of the first problem on a click. */
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

/** Waits until a file of the folder changes, and until the editor has written all of it. */
async function nextChange(folder: string) {
  for await (const _ of watch(folder, { recursive: true })) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * Judges `content/` and the colours before Astro reads them. A problem stops the build. In dev it is shown over the
 * page and in the terminal until it is fixed.
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
        // Astro's dev server does not start on broken content; so its start waits for the fix.
        while (command === 'dev' && problems.length > 0) {
          logger.error(formatReport(problems));
          logger.info('The site starts by itself when they are fixed.');
          await Promise.race([nextChange(`${root}content`), nextChange(`${root}src/ui/styles`)]);
          problems = await find();
        }
        if (problems.length === 0) {
          logger.info('no problem in content/');
          return;
        }
        const stop = new Error(formatReport(problems));
        stop.name = 'The site is not built';
        stop.stack = '';
        throw stop;
      },
      'astro:server:setup': async ({ server, logger }) => {
        let problems = await find();
        let waiting: NodeJS.Timeout | undefined;
        const tell = () => {
          if (problems.length === 0) return;
          logger.error(formatReport(problems));
          server.ws.send(buildOverlay(problems, root));
        };
        const check = async () => {
          const before = problems.length;
          problems = await find();
          tell();
          if (before === 0 || problems.length > 0) return;
          logger.info('no problem in content/ any more');
          server.ws.send({ type: 'full-reload' });
        };
        const onChange = (path: string) => {
          if (!path.startsWith(`${root}content${sep}`) && !path.endsWith('tokens.css')) return;
          clearTimeout(waiting);
          waiting = setTimeout(check, 100);
        };
        tell();
        server.ws.on('connection', () => {
          if (problems.length > 0) server.ws.send(buildOverlay(problems, root));
        });
        for (const event of ['add', 'change', 'unlink'] as const)
          server.watcher.on(event, onChange);
      },
    },
  };
};
