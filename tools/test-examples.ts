import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/**
 * Builds each firm in `examples/` and runs the tests for any firm on it: those of the built pages,
 * and the browser tests with the tag `@every-firm`. `npm run nightly` also runs the tests of the
 * hosts and every browser test, which takes some minutes per firm. Then it builds firms that are drawn
 * from the schemas, and tests their pages: two, at night a hundred.
 */

const isNightly = process.env.NIGHTLY === 'yes';

/** Differs from the port of the browser tests on the sample, which may run at the same time. */
const firstPort = 4410;

const firms = process.env.FIRMS
  ? []
  : readdirSync('examples').filter((name) => existsSync(`examples/${name}/firm.yaml`));

/** Exits with the exit code of the command if it fails. */
function run(command: string, env: NodeJS.ProcessEnv) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

for (const [index, firm] of firms.entries()) {
  console.log(`examples/${firm}`);
  const content = `examples/${firm}`;
  const dist = `.cache/examples/${firm}`;
  const env = {
    ...process.env,
    SITE_CONTENT: content,
    SITE_DIST: dist,
    PORT: String(firstPort + index),
  };
  run(`npm run --silent build -- --content ${content} --out ${dist}`, process.env);
  run('npx vitest run --project pages tests/any-firm', env);
  if (isNightly) run('npx vitest run --project hosts', env);
  run(`npx playwright test ${isNightly ? '' : '--grep @every-firm'}`, env);
}

/** The first have several languages, one of them written from right to left. `FIRMS=5` is one only. */
const chosen = process.env.FIRMS?.split(',').map(Number);
const seeds = chosen ?? Array.from({ length: isNightly ? 100 : 2 }, (_, index) => index + 3);
for (const seed of seeds) {
  const content = `.cache/drawn/${seed}`;
  const dist = `.cache/examples/drawn-${seed}`;
  console.log(`drawn firm ${seed}, to repeat: npm test -- examples, with FIRMS=${seed}`);
  run(`node tests/support/write-firm.ts ${seed} ${content}`, process.env);
  run(`npm run --silent build -- --content ${content} --out ${dist}`, process.env);
  const env = { ...process.env, SITE_CONTENT: content, SITE_DIST: dist };
  run('npx vitest run --project pages tests/any-firm', env);
}
