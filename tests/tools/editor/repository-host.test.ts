import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  findFile,
  listFolder,
  readBuildStatus,
} from '../../../tools/editor/browser/repository-host.ts';

/**
 * What the editor asks the hosts, as their published descriptions have it: github.com/github/rest-api-description,
 * templates/swagger/ of Gitea, docs.gitlab.com/api. The hosts themselves cannot be reached from a test.
 */

type Host = Parameters<typeof findFile>[0];

const describeHost = (name: Host['name'], api_root: string) =>
  ({ name, api_root, repo: 'firm/site', branch: 'main' }) as Host;

const github = describeHost('github', 'https://api.github.com');
const gitea = describeHost('gitea', 'https://git.example/api/v1');
const gitlab = describeHost('gitlab', 'https://gitlab.com/api/v4');

/** Answers each request by the end of its address. */
function answer(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    expect(headers).toMatchObject({ authorization: 'Bearer secret' });
    const [, found] = Object.entries(answers).find(([end]) => address.endsWith(end)) ?? [];
    return new Response(JSON.stringify(found ?? {}), { status: found ? 200 : 404 });
  });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => '{"token":"secret"}' });
});

afterEach(() => vi.unstubAllGlobals());

test('a file that cannot be read is not taken for a missing one', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  await expect(findFile(github, 'a/b.yaml')).rejects.toThrow('500');
});

test.each([
  [github, '/contents/a?ref=main'],
  [gitlab, '/repository/tree?path=a&ref=main&per_page=100&page=1'],
])('lists a folder of $name', async (host, end) => {
  answer({ [end]: [{ name: '00-a.md' }, { name: '01-b.md' }] });
  expect(await listFolder(host, 'a')).toEqual(['00-a.md', '01-b.md']);
});

test.each<[host: Host, answers: Record<string, unknown>, failure: string]>([
  [
    github,
    {
      '/commits/main/status': { sha: 'c1', statuses: [] },
      '/actions/runs?head_sha=c1': {
        workflow_runs: [
          { name: 'Production', conclusion: 'failure' },
          { name: 'Check', conclusion: null },
        ],
      },
    },
    'Production: failure',
  ],
  [
    gitea,
    {
      '/commits/main/status': {
        sha: 'c1',
        statuses: [{ context: 'build', status: 'failure', description: 'No space' }],
      },
    },
    'build: No space',
  ],
  [gitlab, { '/repository/commits/main': { id: 'c1', status: 'failed' } }, 'Pipeline: failed'],
])('learns from $name that a build has failed', async (host, answers, failure) => {
  answer(answers);
  expect(await readBuildStatus(host, 'main')).toEqual({ commit: 'c1', failures: [failure] });
});
