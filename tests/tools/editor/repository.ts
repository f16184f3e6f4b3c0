import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Git repository with the content of a firm, and what the hosts of the tests read and write in it. */

export const token = 'a-token-of-the-test';

interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  from_path?: string | undefined;
  sha?: string | undefined;
  /** In base 64. */
  content: string;
}

interface Commit {
  message: string;
  files: Change[];
}

const person = {
  GIT_AUTHOR_NAME: 'Editor',
  GIT_AUTHOR_EMAIL: 'editor@example.org',
  GIT_COMMITTER_NAME: 'Editor',
  GIT_COMMITTER_EMAIL: 'editor@example.org',
};

/** @param folder of the content, from the root of the project */
export function createRepository(folder: string) {
  const root = mkdtempSync(join(tmpdir(), 'editor-'));
  const git = (args: string[], input?: Buffer, env: Record<string, string> = {}) =>
    execFileSync('git', args, {
      cwd: root,
      input,
      env: { ...process.env, ...person, ...env },
      maxBuffer: 1e9,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const ask = (...args: string[]) => git(args).toString().trim();
  git(['init', '-q', '-b', 'main']);
  cpSync(folder, join(root, folder), { recursive: true });
  git(['add', '.']);
  git(['commit', '-q', '-m', 'Start']);

  /** Commits changes without touching the files of the folder, as a bare repository does. */
  function commit({ message, files }: Commit) {
    const index = { GIT_INDEX_FILE: join(root, '.git/index-of-a-commit') };
    const parent = ask('rev-parse', 'main');
    git(['read-tree', parent], undefined, index);
    for (const { operation, path, from_path: from = path, sha, content } of files) {
      if (sha && ask('rev-parse', `main:${from}`) !== sha) throw new Error('sha does not match');
      if (operation === 'delete' || from !== path)
        git(['update-index', '--force-remove', from], undefined, index);
      if (operation === 'delete') continue;
      const blob = git(['hash-object', '-w', '--stdin'], Buffer.from(content, 'base64'));
      const entry = `100644,${blob.toString().trim()},${path}`;
      git(['update-index', '--add', '--cacheinfo', entry], undefined, index);
    }
    const tree = git(['write-tree'], undefined, index).toString().trim();
    const sha = git(['commit-tree', tree, '-p', parent, '-m', message]).toString().trim();
    git(['update-ref', 'refs/heads/main', sha, parent]);
    return sha;
  }

  const listTree = () =>
    ask('ls-tree', '-r', '-l', 'main')
      .split('\n')
      .map((line) => {
        const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
        return { path: path ?? '', type, sha: sha ?? '', size: Number(size) };
      });

  /** Reads all files with one Git process. */
  function describeFiles(paths: string[]) {
    const shas = new Map(listTree().map(({ path, sha }) => [path, sha]));
    let rest = git(
      ['cat-file', '--batch'],
      Buffer.from(paths.map((path) => shas.get(path)).join('\n')),
    );
    return paths.map((path) => {
      const start = rest.indexOf('\n') + 1;
      const [sha = '', , size] = rest.subarray(0, start).toString().trim().split(' ');
      const content = rest.subarray(start, start + Number(size));
      rest = rest.subarray(start + Number(size) + 1);
      return { path, sha, encoding: 'base64', content: content.toString('base64') };
    });
  }

  /** A file with its text, or the files of a folder. */
  function describePath(path: string) {
    const below = listTree().filter((file) => file.path.startsWith(`${path}/`));
    if (below.length === 0) return describeFiles([path])[0];
    return below.map((file) => ({ name: file.path.slice(path.length + 1), type: 'file' }));
  }

  const remove = () => rmSync(root, { recursive: true, force: true });
  return { git, ask, commit, listTree, describeFiles, describePath, remove };
}
