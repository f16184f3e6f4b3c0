import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Runs the npm scripts that check the project, two at a time, and prints a line for each. The
 * output of failed ones follows at the end. `--changed` skips the browser, the servers, and unit
 * tests that are not affected by uncommitted changes.
 */

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });

/**
 * The checks of the code need no build; those of the site depend on each other. Chromium is
 * installed first if it is missing, because both lanes need it in the end.
 */
const lanes = values.changed
  ? [
      ['types', 'lint', 'test:unit -- --changed --passWithNoTests'],
      ['build', 'test:build'],
    ]
  : [
      ['chromium', 'build', 'test:build', 'test:hosts', 'test:e2e'],
      ['types', 'lint', 'test:unit', 'test:examples'],
    ];

const running = new Set<string>();
const failures: { script: string; output: string }[] = [];
const start = performance.now();
const secondsSince = (time: number) => Math.round((performance.now() - time) / 1000);

/** In a terminal, shows what is running; the next line replaces it. */
function showProgress() {
  if (process.stdout.isTTY)
    process.stdout.write(`\r\u001b[K… ${[...running].join(', ')} ${secondsSince(start)} s`);
}

function report(line: string) {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  console.log(line);
}

/** @returns whether the script succeeded */
async function run(script: string) {
  const time = performance.now();
  running.add(script);
  const child = spawn(`npm run --silent ${script}`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  running.delete(script);
  report(`${code === 0 ? '✓' : '✗'} ${script} ${secondsSince(time)} s`);
  if (code !== 0) failures.push({ script, output });
  return code === 0;
}

const progress = setInterval(showProgress, 1000);
await Promise.all(
  lanes.map(async (scripts) => {
    for (const script of scripts) if (!(await run(script))) return;
  }),
);
clearInterval(progress);
for (const { script, output } of failures) console.error(`\n${script}\n${output}`);
report(
  `${failures.length === 0 ? 'All passed' : `${failures.length} failed`} in ${secondsSince(start)} s.`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
