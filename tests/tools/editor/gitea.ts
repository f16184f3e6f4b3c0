import { createServer } from 'node:http';
import { port, site } from './built-editor.ts';
import { createRepository, token } from './repository.ts';

/**
 * The part of Gitea’s API that the editor calls, over a real Git repository: a host to test against
 * where none can be reached. Its description: https://docs.gitea.com/api/
 */

/** The address of the host. */
export const server = `http://127.0.0.1:${port + 1}`;

/**
 * Starts the host.
 * @param folder of the content, from the root of the project
 */
export async function startGitea(folder: string) {
  const repository = createRepository(folder);
  const { ask, git, commit, listTree, describeFiles, describePath } = repository;
  const headers = {
    'access-control-allow-origin': site,
    'access-control-allow-headers': 'authorization,content-type',
    'access-control-allow-methods': 'GET,POST',
    'content-type': 'application/json',
  };
  const base = '/repos/firm/site';
  let statuses: object[] = [];
  /** Says what a check of the host has to say of each commit. */
  const report = async (status: string, description: string) => {
    statuses = [{ context: 'site', status, description }];
  };
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
      const wanted: Parameters<typeof commit>[0] = JSON.parse(body);
      const sha = commit(wanted);
      const files = wanted.files.map(({ operation, path }) =>
        operation === 'delete' ? null : { path, sha: ask('rev-parse', `main:${path}`) },
      );
      return { commit: { sha, created: new Date().toISOString() }, files };
    },
  };
  const listener = createServer(async (request, response) => {
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
  await new Promise<void>((resolve) => listener.listen(port + 1, '127.0.0.1', resolve));
  const stop = () => {
    listener.close();
    listener.closeAllConnections();
    repository.remove();
  };
  return { git, ask, commit, report, server, token, stop };
}
