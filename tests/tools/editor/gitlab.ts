import { z } from 'zod';
import type { createRepository } from './repository.ts';

/**
 * The part of GitLab’s API that the editor calls. Its descriptions:
 * https://docs.gitlab.com/api/commits/ and https://docs.gitlab.com/api/graphql/reference/
 */

const commitBody = z.strictObject({
  branch: z.literal('main'),
  commit_message: z.string(),
  actions: z.array(
    z.strictObject({
      action: z.enum(['create', 'delete', 'move', 'update']),
      file_path: z.string(),
      previous_path: z.string().optional(),
      content: z.string(),
      encoding: z.enum(['text', 'base64']),
      last_commit_id: z.hash('sha1').optional(),
    }),
  ),
});

type Repository = ReturnType<typeof createRepository>;

interface Query {
  query: string;
  variables: { cursor?: string; paths?: string[] };
}

/** A page has a hundred files. */
const pageLength = 100;

function answerQuery(
  { ask, listTree, describeFiles }: Repository,
  { query, variables: { cursor, paths } }: Query,
) {
  if (paths)
    return {
      blobs: {
        nodes: describeFiles(paths).map(({ content }) => ({
          rawTextBlob: Buffer.from(content, 'base64').toString(),
        })),
      },
    };
  if (!query.includes('blobs(after'))
    return { tree: { lastCommit: { sha: ask('rev-parse', 'main'), message: '' } } };
  const start = Number(cursor ?? 0);
  const end = start + pageLength;
  const pageInfo = { endCursor: String(end), hasNextPage: end < listTree().length };
  return { tree: { blobs: { nodes: listTree().slice(start, end), pageInfo } } };
}

/** @throws for a request that GitLab would refuse */
export function answerGitlab(
  repository: Repository,
  path: string,
  body: Query | undefined,
): unknown {
  const { ask, commit, describeFiles } = repository;
  const project = '/api/v4/projects/firm%2Fsite';
  if (path === '/api/graphql' && body)
    return { data: { project: { repository: answerQuery(repository, body) } } };
  if (path === `${project}/repository/commits`) {
    const { commit_message: message, actions } = commitBody.parse(body);
    const files = actions.map(({ action, file_path, previous_path, content, encoding }) => ({
      operation: action === 'move' ? ('update' as const) : action,
      path: file_path,
      from_path: previous_path,
      content: encoding === 'text' ? Buffer.from(content).toString('base64') : content,
    }));
    return { id: commit({ message, files }), committed_date: new Date().toISOString() };
  }
  if (path === '/api/v4/user')
    return { id: 1, username: 'editor', name: 'Editor', email: 'editor@example.org' };
  if (path === `${project}/users`) return [{ id: 1 }];
  const head = ask('rev-parse', 'main');
  if (path === `${project}/repository/branches/main`) return { commit: { id: head } };
  if (path === `${project}/repository/commits/main`) return { id: head, status: 'running' };
  const [, file] = /\/repository\/files\/(.+)$/.exec(path) ?? [];
  return file && { ...describeFiles([decodeURIComponent(file)])[0], last_commit_id: head };
}
