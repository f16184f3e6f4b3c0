import { z } from 'zod';
import type { createRepository } from './repository.ts';

/**
 * The part of GitHub’s API that the editor calls. Its descriptions:
 * https://docs.github.com/graphql/reference/commits and github.com/github/rest-api-description
 */

const input = z.strictObject({
  branch: z.strictObject({
    repositoryNameWithOwner: z.literal('firm/site'),
    branchName: z.literal('main'),
  }),
  expectedHeadOid: z.hash('sha1'),
  fileChanges: z.strictObject({
    additions: z.array(z.strictObject({ path: z.string(), contents: z.base64() })),
    deletions: z.array(z.strictObject({ path: z.string() })),
  }),
  message: z.strictObject({ headline: z.string() }),
});

type Repository = ReturnType<typeof createRepository>;

/** @returns an answer for each field that a query gives a name of its own, such as `content_7` */
const answerEach = (query: string, field: RegExp, answer: (value: string) => unknown) =>
  Object.fromEntries(
    [...query.matchAll(field)].map(([, name = '', value = '']) => [name, answer(value)]),
  );

/** @throws for a request that GitHub would refuse */
export function answerGithub(
  { git, ask, commit, listTree, describePath }: Repository,
  path: string,
  body: { query: string; variables: { input?: unknown } } | undefined,
): unknown {
  const readHead = () => ask('rev-parse', 'main');
  const author = { name: 'Editor', email: 'editor@example.org', user: null };
  const history = () => ({ target: { history: { nodes: [{ oid: readHead(), message: '' }] } } });
  const last = { target: { history: { nodes: [{ author, committedDate: '2026-01-02' }] } } };
  if (path === '/graphql' && body?.variables.input) {
    const { expectedHeadOid, fileChanges, message } = input.parse(body.variables.input);
    if (expectedHeadOid !== readHead()) throw new Error('Expected branch to point to another');
    const { additions, deletions } = fileChanges;
    const oid = commit({
      message: message.headline,
      files: [
        ...deletions.map((file) => ({ ...file, operation: 'delete' as const, content: '' })),
        ...additions.map(({ contents, ...file }) => ({
          ...file,
          operation: 'update' as const,
          content: contents,
        })),
      ],
    });
    const files = answerEach(body.query, /(file_\d+): file\(path: "(.*?)"\)/g, (file) => ({
      oid: ask('rev-parse', `main:${file}`),
    }));
    const created = { oid, committedDate: new Date().toISOString(), ...files };
    return { data: { createCommitOnBranch: { commit: created } } };
  }
  if (path === '/graphql' && body)
    return {
      data: {
        repository: {
          ref: history(),
          ...answerEach(body.query, /(content_\d+): +object\(oid: "(.*?)"\)/g, (sha) => ({
            text: git(['cat-file', 'blob', sha]).toString(),
            isTruncated: false,
          })),
          ...answerEach(body.query, /(commit_\d+): +ref/g, () => last),
        },
      },
    };
  if (path === '/user')
    return {
      id: 1,
      login: 'editor',
      ...author,
      avatar_url: 'https://avatars.githubusercontent.com',
    };
  if (path === '/repos/firm/site/collaborators/editor') return '';
  if (path === '/repos/firm/site/branches/main') return { commit: { sha: readHead() } };
  if (path.startsWith('/repos/firm/site/git/trees/')) return { tree: listTree() };
  if (path === '/repos/firm/site/commits/main/status') return { sha: readHead(), statuses: [] };
  if (path === '/repos/firm/site/actions/runs') return { workflow_runs: [] };
  const [, file] = /^\/repos\/firm\/site\/contents\/(.+)$/.exec(path) ?? [];
  return file && describePath(decodeURI(file));
}
