import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { contentFolder } from '../src/content/folder.ts';
import { migrateContent } from '../src/content/migrations/migrate.ts';
import { chooseContent } from './choose-content.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'string', multiple: true, default: [] },
    overwrite: { type: 'boolean', default: false },
    /** Only rewrites the content for the schemas of the program that is here. */
    migrate: { type: 'boolean', default: false },
    content: { type: 'string' },
  },
});

/** The files of the firm, which an update does not change. */
const own = ['content', 'launch-allow.yaml', ...values.keep].map((path) => `:(exclude)${path}`);

function stop(text: string): never {
  console.error(text);
  process.exit(1);
}

/** Runs a command and @returns its output; exits if it fails, unless `mayFail` is set. */
function run(name: string, args: string[], { mayFail = false, show = false } = {}) {
  const { status, stdout, stderr } = spawnSync(name, args, {
    encoding: 'utf8',
    stdio: show ? 'inherit' : 'pipe',
  });
  if (status !== 0 && !mayFail)
    stop(
      `${name} ${args.join(' ')} failed.\n${stderr ?? ''}\nUndo a half-done update with: git reset --hard`,
    );
  return (stdout ?? '').trim();
}

const git = (...args: string[]) => run('git', args);

if (values.migrate) {
  chooseContent(values.content);
  const folder = contentFolder();
  migrateContent(folder, (line) => console.log(`  ${folder}/${line}`));
  console.log(`${folder}/ is up to date.`);
  process.exit(0);
}

const [source, version] = positionals;
if (!source || !version)
  stop('Give the repository and the version of the program: npm run update -- <address> <version>');
if (git('status', '--porcelain') !== '')
  stop('There are changes that are not committed. Commit or discard them first.');

git('fetch', '--no-tags', source, version);
const next = git('rev-parse', 'FETCH_HEAD');
const base = run('git', ['merge-base', 'HEAD', next], { mayFail: true });
if (base === next) {
  console.log(`This is version ${version} already, or a later one.`);
  process.exit(0);
}
const changed = base ? git('diff', '--name-only', base, 'HEAD', '--', '.', ...own) : '';
if (changed && !values.overwrite)
  stop(`These files of the program were changed here, and the update would replace them:
${changed.replace(/^/gm, '  ')}
Keep a file or folder of your own with --keep <path>, or lose these changes with --overwrite.`);

// The merge records the version of the program, so that the next update knows what was changed
// here. Then all files are replaced by those of the new version, except the firm's own.
git('merge', '--no-commit', '--no-ff', '--strategy=ours', '--allow-unrelated-histories', next);
git('checkout', '--no-overlay', next, '--', '.', ...own);
const changedFiles = git('diff', '--cached', '--name-only').split('\n');
if (changedFiles.includes('package-lock.json')) run('npm', ['ci'], { show: true });
console.log('Content that changes with the new version:');
// In a process of its own, because the migrations are those of the new version.
run(process.execPath, ['tools/update.ts', '--migrate'], { show: true });
git('add', '--all', 'content');
git('commit', '--no-verify', '--message', `Update the program to ${version}`);
console.log(`Updated the program to ${version}. Run npm test, or undo it: git reset --hard HEAD~1`);
