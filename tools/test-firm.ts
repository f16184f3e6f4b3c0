import { spawnSync } from 'node:child_process';
import { isDrawn, listExamples } from './tested-firms.ts';

/**
 * Builds a firm and runs the tests for any firm on it: `kanzlei` is the one in `examples/kanzlei`, `3`
 * one that is drawn from the schemas. The tests are those of the built pages; for examples also the
 * browser tests with the tag `@every-firm`, and at night every browser test and those of the hosts.
 */

const isNightly = process.env.NIGHTLY === 'yes';

/** Exits with the exit code of the command if it fails. */
function run(command: string, env: NodeJS.ProcessEnv) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const [name = ''] = process.argv.slice(2);
const drawn = isDrawn(name);
const content = drawn ? `.cache/drawn/${name}` : `examples/${name}`;
const dist = `.cache/examples/${name}`;
console.log(`${content}, to repeat: npm test -- ${name}`);
if (drawn) run(`node tests/support/write-firm.ts ${name} ${content}`, process.env);
run(`npm run --silent build -- --content ${content} --out ${dist}`, process.env);
// The browser tests of other firms may run at the same time.
const port = 4410 + listExamples().indexOf(name);
const env = { ...process.env, SITE_CONTENT: content, SITE_DIST: dist, PORT: String(port) };
run('npx vitest run --project pages tests/any-firm', env);
if (!drawn) {
  if (isNightly) run('npx vitest run --project hosts', env);
  run('bash tools/browser/bring-chromium.sh', process.env);
  run(`npx playwright test ${isNightly ? '' : '--grep @every-firm'}`, env);
}
