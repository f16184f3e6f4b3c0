import { afterEach, expect, test, vi } from 'vitest';
import {
  changeFile,
  listFolder,
  readBuildStatus,
} from '../../../tools/editor/browser/repository-host.ts';

/**
 * What the editor asks the hosts, as their published descriptions have it: github.com/github/rest-api-description,
 * templates/swagger/ of Gitea, docs.gitlab.com/api. The hosts themselves cannot be reached from a test.
 */

const backend = (name: 'github' | 'gitlab' | 'gitea', api_root: string) =>
  ({ name, api_root, repo: 'firm/site', branch: 'main' }) as Parameters<typeof changeFile>[0];

const github = backend('github', 'https://api.github.com');
const gitea = backend('gitea', 'https://git.example/api/v1');
const gitlab = backend('gitlab', 'https://gitlab.com/api/v4');

const text = 'Grüße – ₹ 500\n';
const content = Buffer.from(text).toString('base64');

/** Answers each request by the end of its address, and notes what was asked. */
function answer(answers: Record<string, unknown>) {
  const asked: { what: string; body?: Record<string, unknown> }[] = [];
  vi.stubGlobal('localStorage', { getItem: () => '{"token":"secret"}' });
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    expect(headers).toMatchObject({ authorization: 'Bearer secret' });
    asked.push({ what: `${method} ${address}`, ...(body && { body: JSON.parse(String(body)) }) });
    const [, found] = Object.entries(answers).find(([end]) => address.endsWith(end)) ?? [];
    return new Response(JSON.stringify(found ?? {}), { status: found ? 200 : 404 });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    github,
    { '/contents/a/b.yaml?ref=main': { sha: 's1', content }, '/contents/a/b.yaml': {} },
    'PUT https://api.github.com/repos/firm/site/contents/a/b.yaml',
    { branch: 'main', message: 'Change', sha: 's1' },
  ],
  [
    gitea,
    { '/contents/a/b.yaml?ref=main': { sha: 's1', content }, '/contents/a/b.yaml': {} },
    'PUT https://git.example/api/v1/repos/firm/site/contents/a/b.yaml',
    { branch: 'main', message: 'Change', sha: 's1' },
  ],
  [
    gitlab,
    {
      '/files/a%2Fb.yaml?ref=main': { last_commit_id: 'c1', content },
      '/files/a%2Fb.yaml': {},
    },
    'PUT https://gitlab.com/api/v4/projects/firm%2Fsite/repository/files/a%2Fb.yaml',
    { branch: 'main', commit_message: 'Change', last_commit_id: 'c1', encoding: 'base64' },
  ],
])('changes a file of $name in a commit of its own', async (host, answers, what, body) => {
  const asked = answer(answers);
  expect(await changeFile(host, 'a/b.yaml', 'Change', (before) => `${before}x\n`)).toBe(
    `${text}x\n`,
  );
  expect(asked.at(-1)).toEqual({
    what,
    body: { ...body, content: Buffer.from(`${text}x\n`).toString('base64') },
  });
});

test.each([
  [github, 'PUT'],
  [gitea, 'POST'],
  [gitlab, 'POST'],
])('adds a file that $name does not have', async (host, method) => {
  const asked = answer({ '/b.yaml': {}, '/files/b.yaml': {} });
  await changeFile(host, 'b.yaml', 'Add', () => text);
  expect(asked.at(-1)?.what.split(' ')[0]).toBe(method);
  expect(asked.at(-1)?.body?.sha ?? asked.at(-1)?.body?.last_commit_id).toBeUndefined();
});

test.each([
  [github, '/contents/a?ref=main'],
  [gitlab, '/repository/tree?path=a&ref=main&per_page=100&page=1'],
])('lists a folder of $name', async (host, end) => {
  answer({ [end]: [{ name: '00-a.md' }, { name: '01-b.md' }] });
  expect(await listFolder(host, 'a')).toEqual(['00-a.md', '01-b.md']);
});

test.each([
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
    ['Production: failure'],
  ],
  [
    gitea,
    {
      '/commits/main/status': {
        sha: 'c1',
        statuses: [{ context: 'build', status: 'failure', description: 'No space' }],
      },
    },
    ['build: No space'],
  ],
  [gitlab, { '/repository/commits/main': { id: 'c1', status: 'failed' } }, ['Pipeline: failed']],
])('learns from $name that a build has failed', async (host, answers, failures) => {
  answer(answers);
  expect(await readBuildStatus(host, 'main')).toEqual({ commit: 'c1', failures });
});
