import { createHash } from 'node:crypto';
import type { Route } from '@playwright/test';

/** The files of a repository by their paths. */
export type Files = Record<string, string>;

const hashFile = (text: string) => {
  const bytes = Buffer.from(text, 'latin1');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
};

const toText = (base64: string) => Buffer.from(base64, 'base64').toString('latin1');

interface Input {
  expectedHeadOid: string;
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
}

/** @returns an answer for each field that a query gives a name of its own, such as `content_7` */
const answerEach = (query: string, field: RegExp, answer: (value: string) => unknown) =>
  Object.fromEntries(
    [...query.matchAll(field)].map(([, name = '', value = '']) => [name, answer(value)]),
  );

/**
 * The part of GitHub’s API that the editor calls, with the files in memory (as bytes of Latin-1):
 * https://docs.github.com/graphql/reference/commits and github.com/github/rest-api-description
 */
export function createGithub(files: Files) {
  let commits = 1;
  const readHead = () => String(commits).padStart(40, '0');
  const author = { name: 'Editor', email: 'editor@example.org', user: null };

  function commit(changes: Input['fileChanges']) {
    for (const { path } of changes.deletions) delete files[path];
    for (const { path, contents } of changes.additions) files[path] = toText(contents);
    commits += 1;
  }

  function answerQuery(query: string, input: Input | undefined) {
    if (input) {
      if (input.expectedHeadOid !== readHead())
        throw new Error('Expected branch to point to another');
      commit(input.fileChanges);
      const oids = answerEach(query, /(file_\d+): file\(path: "(.*?)"\)/g, (path) => ({
        oid: hashFile(files[path] ?? ''),
      }));
      const created = { oid: readHead(), committedDate: '2026-01-02T10:00:00Z', ...oids };
      return { createCommitOnBranch: { commit: created } };
    }
    const texts = new Map(Object.values(files).map((text) => [hashFile(text), text]));
    const history = { nodes: [{ oid: readHead(), message: '' }] };
    const last = { target: { history: { nodes: [{ author, committedDate: '2026-01-02' }] } } };
    return {
      repository: {
        ref: { target: { history } },
        ...answerEach(query, /(content_\d+): +object\(oid: "(.*?)"\)/g, (oid) => ({
          text: Buffer.from(texts.get(oid) ?? '', 'latin1').toString(),
          isTruncated: false,
        })),
        ...answerEach(query, /(commit_\d+): +ref/g, () => last),
      },
    };
  }

  function answer(path: string, body?: { query: string; variables: { input?: Input } }): unknown {
    if (body) return { data: answerQuery(body.query, body.variables.input) };
    if (path === '/user') return { id: 1, login: 'editor', ...author };
    if (path.endsWith('/branches/main')) return { commit: { sha: readHead() } };
    if (path.includes('/git/trees/'))
      return {
        tree: Object.entries(files).map(([file, text]) => ({
          path: file,
          type: 'blob',
          sha: hashFile(text),
          size: text.length,
        })),
      };
    if (path.endsWith('/status')) return { sha: readHead(), statuses: [] };
    return {};
  }

  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

  return {
    commit,
    async handle(route: Route) {
      const request = route.request();
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      const { pathname } = new URL(request.url());
      const blob = /\/git\/blobs\/(\w+)$/.exec(pathname)?.[1];
      const text = Object.values(files).find((file) => blob && hashFile(file) === blob);
      if (text) return route.fulfill({ body: Buffer.from(text, 'latin1'), headers });
      const body = request.method() === 'POST' ? request.postDataJSON() : undefined;
      return route.fulfill({ json: answer(pathname, body), headers });
    },
  };
}
