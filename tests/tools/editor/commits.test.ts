import { afterEach, expect, test, vi } from 'vitest';
import { addToCommits } from '../../../tools/editor/browser/commits.ts';

type Backend = Parameters<typeof addToCommits>[0];

const added = Buffer.from('a: 1\n').toString('base64');

/** A commit of each host with one file, the file that is added to it, and the answer. */
const hosts = [
  {
    name: 'github',
    commit: (...additions: object[]) => ({ variables: { input: { fileChanges: { additions } } } }),
    file: { path: 'a.md', contents: 'YQ==' },
    further: { path: 'b.yaml', contents: added },
    answer: (oid: string) => ({ data: { createCommitOnBranch: { commit: { oid } } } }),
  },
  {
    name: 'gitlab',
    commit: (...actions: object[]) => ({ branch: 'main', actions }),
    file: { action: 'update', file_path: 'a.md', content: 'a' },
    further: { action: 'create', file_path: 'b.yaml', content: 'a: 1\n', encoding: 'text' },
    answer: (id: string) => ({ id }),
  },
  {
    name: 'gitea',
    commit: (...files: object[]) => ({ branch: 'main', files }),
    file: { operation: 'update', path: 'a.md', content: 'YQ==' },
    further: { operation: 'create', path: 'b.yaml', content: added },
    answer: (sha: string) => ({ commit: { sha } }),
  },
];

afterEach(() => vi.unstubAllGlobals());

test.each(hosts)(
  'adds a new file to the commit of an entry on $name, and to no other request',
  async ({ name, commit, file, further, answer }) => {
    const sent: unknown[] = [];
    vi.stubGlobal('localStorage', { getItem: () => '{}' });
    vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
      if (method !== 'POST') return new Response('{}', { status: 404 });
      sent.push(JSON.parse(String(body)));
      return Response.json(answer('c1'));
    });
    addToCommits({ name, repo: 'firm/site', branch: 'main' } as Backend, (isChanged) =>
      isChanged('a.md') ? { path: 'b.yaml', change: () => 'a: 1\n' } : undefined,
    );
    const send = async (request: object) =>
      (await fetch('/x', { method: 'POST', body: JSON.stringify(request) })).json();

    const known = await send(commit(file));
    expect(sent.pop()).toEqual(commit(file, further));
    // Sveltia CMS must look again: it does not know the commit.
    expect(known).not.toEqual(answer('c1'));
    for (const other of [commit({ path: 'other.md' }), { query: 'of "a.md"' }]) {
      expect(await send(other)).toEqual(answer('c1'));
      expect(sent.pop()).toEqual(other);
    }
  },
);
