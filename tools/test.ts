import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readOptions, stop } from './command.ts';
import { distFolder } from './dist-folder.ts';

/**
 * Runs the checks of the project, some side by side, and prints a line for each. The output of failed
 * ones follows at the end. `npm test -- hosts editor` runs only these. `--changed` skips the browser,
 * the servers, and unit tests that are not affected by uncommitted changes. `--nightly` leaves
 * nothing out. `looks --update` stores the pictures that differ, `kanzlei --update` those of that firm.
 */

const examples = readdirSync('examples');
/** Firms with one entry of each kind, and with as much as the schemas allow. */
const edges = ['small', 'large'];

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    nightly: { type: 'boolean' },
    update: { type: 'boolean' },
  },
});

const looks = `playwright test --config tests/looks/playwright.config.ts ${values.update ? '--update-snapshots' : ''}`;

const checks: Record<string, string> = {
  types: 'npm run --silent types',
  lint: 'npm run --silent lint',
  units: 'vitest run --project unit',
  'changed units': 'vitest run --project unit --changed --passWithNoTests',
  build: 'npm run --silent build',
  pages: 'vitest run --project pages',
  hosts: 'vitest run --project hosts',
  browser: 'playwright test',
  looks,
  engines: 'node tests/engines/main-paths.ts',
  faults: 'node tests/faults/plant-faults.ts',
  commands: 'vitest run --project commands',
  editor: 'playwright test --config tests/tools/editor/playwright.config.ts',
};

/** Makes a firm at the edges of the schemas, and tests its pages and whether they fit any window. */
function testEdge(name: string) {
  const content = `.cache/edges/${name}`;
  const dist = `${content}-dist`;
  // No command starts without its content folder.
  mkdirSync(content, { recursive: true });
  const command = [
    `node tests/edges/make-firm.ts ${name} ${content}`,
    `npm run --silent build -- --content ${content} --out ${dist}`,
    'vitest run --project pages tests/any-firm',
    ...(name === 'large' ? [`${looks} --grep " (home|en|hi) looks"`] : []),
    'playwright test audit.spec.ts',
  ].join(' && ');
  const port = `${4420 + edges.indexOf(name)}`;
  return { command, env: { SITE_CONTENT: content, SITE_DIST: dist, PORT: port, NIGHTLY: '' } };
}

/**
 * Builds an example and runs the tests for any firm on it: those of the built pages, and the browser
 * tests with the tag `@every-firm`; at night every browser test and those of the hosts.
 * @param name `kanzlei` for the firm in `examples/kanzlei`
 */
function testFirm(name: string) {
  if (edges.includes(name)) return testEdge(name);
  const content = `examples/${name}`;
  const dist = `.cache/examples/${name}`;
  // The browser tests of other firms may run at the same time.
  const port = 4410 + examples.indexOf(name);
  const command = [
    `npm run --silent build -- --content ${content} --out ${dist}`,
    ...(values.update
      ? []
      : [
          'vitest run --project pages tests/any-firm',
          ...(values.nightly ? ['vitest run --project hosts'] : []),
          `playwright test ${values.nightly ? '' : '--grep @every-firm'}`,
        ]),
    looks,
  ].join(' && ');
  return { command, env: { SITE_CONTENT: content, SITE_DIST: dist, PORT: `${port}` } };
}

/**
 * What runs side by side. The checks of the site need the build; three rows of checks keep two
 * processors busy until the end, although some of them wait for a server or a browser.
 */
function listRows() {
  if (positionals.length > 0) return { code: [positionals], site: [] };
  if (values.changed) return { code: [['types', 'lint', 'changed units']], site: [['pages']] };
  return {
    code: [['types', 'lint', 'units', 'commands', 'editor']],
    site: [
      ['pages', 'hosts', 'engines', 'looks', ...(values.nightly ? ['faults'] : [])],
      ['browser'],
    ],
  };
}

const running = new Set<string>();
const failures: { name: string; output: string }[] = [];
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

/** What serves the site while the browser tests do, which use the port of `playwright.config.ts`. */
const besideBrowser = ['looks', 'faults'];
const ownPort = { PORT: `${Number(process.env.PORT ?? 4399) - 1}` };

/** @returns whether the check passed */
async function run(name: string) {
  const { command, env } = checks[name]
    ? { command: checks[name], env: besideBrowser.includes(name) ? ownPort : {} }
    : testFirm(name);
  const time = performance.now();
  running.add(name);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(values.nightly && { NIGHTLY: 'yes' }), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  running.delete(name);
  report(`${code === 0 ? '✓' : '✗'} ${name} ${secondsSince(time)} s`);
  for (const [line] of output.matchAll(/^.* did not run, .*$/gm)) report(`  ${line}`);
  if (code !== 0) failures.push({ name, output });
  return code === 0;
}

const unknown = positionals.filter(
  (name) => !(name in checks || [...examples, ...edges].includes(name)),
);
if (unknown.length > 0)
  stop(
    `There is no check "${unknown[0]}", only ${[...Object.keys(checks), ...examples, ...edges].join(', ')}.`,
  );

const [first] = positionals;
if (first && ['pages', 'hosts', 'browser'].includes(first) && !existsSync(distFolder()))
  stop(`There is no built site in ${distFolder()}. Run npm run build first.`);

/** Of which each row takes the next when it has come to its end: by day only the one in two languages. */
const firms =
  positionals.length > 0 || values.changed
    ? []
    : values.nightly
      ? [...examples, ...edges]
      : examples.slice(0, 1);

/** Runs one check after another, also after a failure. */
async function runRow(row: string[]) {
  for (const name of row) await run(name);
  for (let firm = firms.shift(); firm; firm = firms.shift()) await run(firm);
}

const { code, site } = listRows();

/** Without a build nothing of the site can be tested. */
async function testSite() {
  if (site.length > 0 && (await run('build'))) await Promise.all(site.map(runRow));
}

const progress = setInterval(showProgress, 1000);
await Promise.all([...code.map(runRow), testSite()]);
clearInterval(progress);
for (const { name, output } of failures) console.error(`\n${name}\n${output}`);
report(
  `${failures.length === 0 ? 'All passed' : `${failures.length} failed`} in ${secondsSince(start)} s.`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
