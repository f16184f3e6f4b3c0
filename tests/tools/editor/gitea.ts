import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The part of Gitea’s API that the editor calls, over a real Git repository: a host to test against
 * where none can be reached. Its description: https://docs.gitea.com/api/
 */

export const token = 'a-token-of-the-test';

interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  from_path?: string;
  sha?: string;
  content: string;
}

interface Commit {
  branch: string;
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
function createRepository(folder: string) {
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
  function commit({ branch, message, files }: Commit) {
    const index = { GIT_INDEX_FILE: join(root, '.git/index-of-a-commit') };
    const parent = ask('rev-parse', branch);
    git(['read-tree', parent], undefined, index);
    for (const { operation, path, from_path: from = path, sha, content } of files) {
      if (sha && ask('rev-parse', `${branch}:${from}`) !== sha)
        throw new Error('sha does not match');
      if (operation === 'delete' || from !== path)
        git(['update-index', '--force-remove', from], undefined, index);
      if (operation === 'delete') continue;
      const blob = git(['hash-object', '-w', '--stdin'], Buffer.from(content, 'base64'));
      const entry = `100644,${blob.toString().trim()},${path}`;
      git(['update-index', '--add', '--cacheinfo', entry], undefined, index);
    }
    const tree = git(['write-tree'], undefined, index).toString().trim();
    const sha = git(['commit-tree', tree, '-p', parent, '-m', message]).toString().trim();
    git(['update-ref', `refs/heads/${branch}`, sha, parent]);
    return sha;
  }

  return { root, git, ask, commit, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * Starts the host.
 * @param folder of the content, from the root of the project
 * @param origin of the editor, the only one that may ask
 */
export async function startGitea(folder: string, port: number, origin: string) {
  const repository = createRepository(folder);
  const { ask, git, commit } = repository;
  const headers = {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'authorization,content-type',
    'access-control-allow-methods': 'GET,POST',
    'content-type': 'application/json',
  };
  const listTree = () =>
    ask('ls-tree', '-r', '-l', 'main')
      .split('\n')
      .map((line) => {
        const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
        return { path, type, sha, size: Number(size) };
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
    const below = listTree().filter((file) => file.path?.startsWith(`${path}/`));
    if (below.length === 0) return describeFiles([path])[0];
    return below.map((file) => ({ name: file.path?.slice(path.length + 1), type: 'file' }));
  }

  const base = '/repos/firm/site';
  /** What the checks of the host say of each commit. */
  const statuses: { context: string; status: string; description: string }[] = [];
  const answers: Record<string, (body: string) => unknown> = {
    '/user': () => ({ id: 1, login: 'editor', full_name: 'Editor', email: 'editor@example.org' }),
    '/settings/api': () => ({ default_paging_num: 30, max_response_items: 50 }),
    [base]: () => ({ default_branch: 'main', permissions: { push: true, pull: true } }),
    [`${base}/branches/main`]: () => ({
      commit: { id: ask('rev-parse', 'main'), message: ask('log', '-1', '--format=%B') },
    }),
    [`${base}/file-contents`]: (body) => describeFiles(JSON.parse(body).files),
    [`${base}/commits`]: () => [],
    [`${base}/contents`]: (body) => {
      const wanted = JSON.parse(body) as Commit;
      const sha = commit(wanted);
      const files = wanted.files.map(({ operation, path }) =>
        operation === 'delete' ? null : { path, sha: ask('rev-parse', `main:${path}`) },
      );
      return { commit: { sha, created: new Date().toISOString() }, files };
    },
  };
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, headers).end(JSON.stringify(body));
    if (request.method === 'OPTIONS') return send(204, undefined);
    const path = new URL(request.url ?? '/', 'http://x').pathname.replace('/api/v1', '');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (path === '/version') return send(200, { version: '1.24.0' });
    if (!request.headers.authorization?.endsWith(token)) return send(401, { message: 'token' });
    const [, raw] = /\/(?:media|raw)\/(?:main\/)?(.*)$/.exec(path) ?? [];
    if (raw) return response.writeHead(200, headers).end(git(['show', `main:${decodeURI(raw)}`]));
    try {
      const [, ref] = /\/commits\/(.*)\/status$/.exec(path) ?? [];
      if (ref) return send(200, { sha: ask('rev-parse', ref), statuses });
      const [, file] = /\/contents\/(.+)$/.exec(path) ?? [];
      if (file) return send(200, describePath(decodeURI(file)));
      if (path.startsWith(`${base}/git/trees/`)) return send(200, { tree: listTree() });
      const answer = answers[path];
      if (!answer) return send(404, { message: 'not found' });
      return send(request.method === 'POST' ? 201 : 200, answer(Buffer.concat(parts).toString()));
    } catch (error) {
      return send(422, { message: String(error) });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
    repository.remove();
  };
  return { ...repository, statuses, stop };
}
