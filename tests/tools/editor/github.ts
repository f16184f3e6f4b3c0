import { createHash } from 'node:crypto';
import type { Route } from '@playwright/test';
import type { Files } from './session.ts';

const hashFile = (bytes: Buffer = Buffer.of()) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

interface Commit {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

interface Query {
  query: string;
  variables: { input?: Commit };
}

/**
 * The part of GitHub’s API that the editor calls, with the files in memory:
 * https://docs.github.com/graphql/reference/commits and github.com/github/rest-api-description
 */
export function createGithub(files: Files) {
  let commits = 1;
  const readHead = () => String(commits).padStart(40, '0');
  const author = { name: 'Editor', email: 'editor@example.org', user: null };
  const find = (hash = '') => Object.values(files).find((bytes) => hashFile(bytes) === hash);

  function replace(path: string, bytes: Buffer) {
    files[path] = bytes;
    commits += 1;
  }

  function commit({ expectedHeadOid, fileChanges }: Commit) {
    if (expectedHeadOid !== readHead()) throw new Error('Expected branch to point to another');
    for (const { path } of fileChanges.deletions) delete files[path];
    for (const { path, contents } of fileChanges.additions)
      files[path] = Buffer.from(contents, 'base64');
    commits += 1;
  }

  function answerQuery({ query, variables: { input } }: Query) {
    if (input) commit(input);
    /** Answers each field that the query gives a name of its own, such as `content_7`. */
    const answer = (field: RegExp, answerOne: (value: string) => unknown) =>
      [...query.matchAll(field)].map(([, name, value = '']) => [name, answerOne(value)]);
    const last = { target: { history: { nodes: [{ author, committedDate: '2026-01-02' }] } } };
    const parts = Object.fromEntries([
      ...answer(/(file_\d+): file\(path: "(.*?)"\)/g, (path) => ({ oid: hashFile(files[path]) })),
      ...answer(/(content_\d+): +object\(oid: "(.*?)"\)/g, (hash) => ({ text: `${find(hash)}` })),
      ...answer(/(commit_\d+): +ref/g, () => last),
    ]);
    const head = { oid: readHead(), committedDate: '2026-01-02T10:00:00Z', message: '', ...parts };
    return {
      createCommitOnBranch: { commit: head },
      repository: { ref: { target: { history: { nodes: [head] } } }, ...parts },
    };
  }

  function answer(path: string): unknown {
    if (path === '/user') return { id: 1, login: 'editor', ...author };
    if (path.endsWith('/branches/main')) return { commit: { sha: readHead() } };
    const tree = Object.entries(files).map(([file, bytes]) => ({
      path: file,
      type: 'blob',
      sha: hashFile(bytes),
      size: bytes.length,
    }));
    return path.includes('/git/trees/') ? { tree } : {};
  }

  function handle(route: Route) {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST')
      return route.fulfill({ json: { data: answerQuery(request.postDataJSON()) } });
    const body = find(/\/git\/blobs\/(\w+)$/.exec(pathname)?.[1]);
    return route.fulfill(body ? { body } : { json: answer(pathname) });
  }

  return { handle, replace };
}
