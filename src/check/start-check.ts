import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { compiledFolder } from '../build-cache.ts';
import type { Problem } from './problem.ts';

interface Check {
  problems: Promise<Problem[]>;
  /** Only if there are no problems. */
  warnings: Promise<Problem[]>;
}

let started: Check | undefined;

/**
 * Checks the content in a thread of its own, because a build otherwise needs one core at a time. A
 * build starts it before it loads Astro, and later asks for the results of the same check.
 */
export function startCheck(): Check {
  if (started) return started;
  const thread = new Worker(new URL('./check-thread.ts', import.meta.url), {
    // Each thread has a setting of its own.
    env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder },
  });
  // One iterator, because both messages may arrive before anybody waits for the second.
  const messages = on(thread, 'message');
  const next = async () => (await messages.next()).value?.[0] as Problem[];
  const problems = next();
  const warnings = problems.then(next);
  // Whoever asks gets the error; until then it must not stop the process.
  for (const found of [problems, warnings]) found.catch(() => undefined);
  started = { problems, warnings };
  return started;
}
