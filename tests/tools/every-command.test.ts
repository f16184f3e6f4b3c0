import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { readSiteUrl } from '../../src/build/site-url.ts';
import { findProblems, findWarnings } from '../../src/check/find-problems.ts';
import { formatProblem } from '../../src/check/problem.ts';
import type { KnownSources } from '../../src/check/read-source.ts';
import { readLanguages } from '../../src/content/languages.ts';
import { kindNames, kinds } from '../../src/registry.ts';
import { writeSettings } from '../../tools/editor/build-editor.ts';
import { readRepository } from '../../tools/editor/config.ts';
import { reportLaunch } from '../../tools/launch/launch-report.ts';
import { createArticle } from '../../tools/new-firm/create-article.ts';
import { isNightly } from '../support/nightly.ts';

/**
 * The commands of the README answer for every firm: for the sample, the examples, and at night two firms
 * that are drawn from the schemas. `npm run build` and the tests of its pages run over the same firms in
 * `tools/test.ts`.
 */

const root = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const examples = readdirSync('examples').map((name) => `examples/${name}`);
const drawn = isNightly ? ['3', '4'] : [];

/** @returns a copy of the firm, because some commands write */
function copyFirm(name: string) {
  const folder = relative('.', join(root, name.replaceAll(/\W/g, '-')));
  const write = ['tests/support/write-firm.ts', name, folder];
  if (drawn.includes(name)) spawnSync(process.execPath, write, { stdio: 'inherit' });
  else cpSync(name, folder, { recursive: true });
  return folder;
}

const unreadable = /undefined|NaN|\[object/;

describe.each(['content', ...examples, ...drawn])('firm %s', (name) => {
  const folder = copyFirm(name);
  const isExample = examples.includes(name);
  /** Most files are the same for each command: they are parsed only once. */
  const known: KnownSources = new Map();
  beforeEach(() => void vi.stubEnv('SITE_CONTENT', folder));
  afterEach(() => void vi.unstubAllEnvs());
  const check = async () => (await findProblems('.', known)).map(formatProblem);

  test('npm run check', async () => {
    expect(await check()).toEqual([]);
    const warnings = await findWarnings('.', known);
    expect(warnings.map(formatProblem).join('\n')).not.toMatch(unreadable);
    // What is not translated is meant: the examples show it.
    const others = warnings.filter(({ message }) => !message.endsWith('which leaves it out'));
    if (isExample) expect(others).toEqual([]);
  });

  test('npm run launch-check, with -- --upkeep', async () => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    await reportLaunch({ offline: true, upkeep: true }, { log, error: log }, known);
    const printed = lines.join('\n');
    expect(printed).not.toMatch(unreadable);
    // The firm of an example is invented.
    expect(printed).toContain(isExample ? `sample-firm ${folder}/firm.yaml` : 'for upkeep');
  });

  test('npm run edit and npm run build -- --editor, which give the browser forms and content', async () => {
    const out = join(root, `editor-of-${name.replaceAll(/\W/g, '-')}`);
    const read = (file: string) => readFileSync(join(out, file), 'utf8');
    mkdirSync(out);
    const siteUrl = new URL(readSiteUrl() ?? '').origin;
    writeFileSync(join(out, 'index.html'), '<meta charset="utf-8">');
    await writeSettings(out, { host: 'github', repository: 'firm/site', branch: 'main' });
    expect(JSON.parse(read('config.json')).backend.repo).toBe('firm/site');
    expect(read('index.html')).toContain(`https://api.github.com ${siteUrl}`);
    // Without a repository, the editor is only that of this machine.
    expect(readRepository).toThrow('docs/hosting/editor.md');
    await writeSettings(out);
    const { collections, singletons, i18n } = JSON.parse(read('config.json'));
    const forms = [...collections, ...singletons].map(({ name }: { name: string }) => name);
    const edited = kindNames.filter((kind) => 'editor' in kinds[kind]);
    expect(edited.filter((kind) => !forms.includes(kind))).toEqual([]);
    expect(i18n?.locales ?? [readLanguages()[0]?.code]).toEqual(
      readLanguages().map(({ code }) => code),
    );
    const { files } = JSON.parse(read('content.json'));
    expect(files.map(({ path }: { path: string }) => path)).toContain(`${folder}/firm.yaml`);
  });

  test.runIf(isNightly)('npm run build -- --editor, whole', { timeout: 180_000 }, () => {
    const out = join(root, `built-editor-of-${name.replaceAll(/\W/g, '-')}`);
    const repository = `${folder}/repository.yaml`;
    writeFileSync(repository, 'host: github\nrepository: firm/site\nbranch: main\n');
    const options = ['--editor', '--content', folder, '--out', out];
    const { status } = spawnSync(process.execPath, ['tools/build.ts', ...options]);
    rmSync(repository);
    expect(status).toBe(0);
    expect(existsSync(join(out, 'preview'))).toBe(true);
  });

  test.runIf(existsSync(`${folder}/pages/blogs.yaml`))('npm run new -- article', async () => {
    expect(existsSync(createArticle('What a firm has to say next'))).toBe(true);
    expect(await check()).toEqual([]);
  });
});

// As in a fresh clone it takes 10 seconds of a free machine.
test.runIf(isNightly)('npm run dev answers', { timeout: 120_000 }, async () => {
  const folder = copyFirm('examples/kanzlei');
  // A typeface that has not been tried before.
  const brand = `${folder}/brand/brand.yaml`;
  const weight = `axis: wght\n      value: ${400 + Math.random()}`;
  writeFileSync(brand, readFileSync(brand, 'utf8').replace(/axis: wght\n +value: \d+/, weight));
  const server = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock'],
    // Under Vitest, Astro would not answer.
    { env: { ...process.env, VITEST: undefined, SITE_CONTENT: folder } },
  );
  onTestFinished(() => void server.kill());
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part) => {
      printed += part;
    });
  const findAddress = () => /http:\/\/localhost:\d+/.exec(printed)?.[0];
  await expect.poll(findAddress, { timeout: 60_000 }).toBeDefined();
  for (const path of ['/', '/beitrag/0']) {
    const response = await fetch(findAddress() + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
  }
});
