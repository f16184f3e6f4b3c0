import type { createConfig } from '../config.ts';
import { findFile, type StoredFile, toBase64 } from './repository-host.ts';

/**
 * Adds a file to a commit of Sveltia CMS. It makes one for each saved entry, with a request to the
 * host of the repository, and has no way to give it further files.
 */

type Backend = ReturnType<typeof createConfig>['backend'];

/** What a saved entry changes in another file. */
export interface Addition {
  path: string;
  /** Makes the new text from the one in the repository. */
  change: (text?: string) => string;
}

interface NewFile {
  path: string;
  text: string;
  /** Undefined for a new file. */
  former: StoredFile | undefined;
}

/** The parts of the requests and the answers that matter here. */
interface Request {
  variables?: { input?: { fileChanges?: { additions: object[] } } };
  actions?: object[];
  files?: object[];
}

interface Answer {
  data?: { createCommitOnBranch?: { commit: { oid: string } } | null };
  id?: string;
  commit?: { sha: string };
}

interface Commits {
  /** @returns the list of changed files; undefined for another request */
  list: (request: Request) => object[] | undefined;
  describe: (file: NewFile) => object;
  setId: (answer: Answer, id: string) => void;
}

const hosts: Record<Backend['name'], Commits> = {
  /** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
  github: {
    list: ({ variables }) => variables?.input?.fileChanges?.additions,
    describe: ({ path, text }) => ({ path, contents: toBase64(text) }),
    setId: ({ data }, oid) => Object.assign(data?.createCommitOnBranch?.commit ?? {}, { oid }),
  },
  /** https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions */
  gitlab: {
    list: ({ actions }) => actions,
    describe: ({ path, text, former }) => ({
      action: former ? 'update' : 'create',
      file_path: path,
      content: text,
      encoding: 'text',
      last_commit_id: former?.last_commit_id,
    }),
    setId: (answer, id) => Object.assign(answer, { id }),
  },
  /** https://docs.gitea.com/api/#tag/repository/operation/repoChangeFiles */
  gitea: {
    list: ({ files }) => files,
    describe: ({ path, text, former }) => ({
      operation: former ? 'update' : 'create',
      path,
      content: toBase64(text),
      sha: former?.sha,
    }),
    setId: ({ commit }, sha) => Object.assign(commit ?? {}, { sha }),
  },
};

/**
 * Sveltia CMS compares the id of its last commit with the branch. It does not know of the added
 * file: with another id, it fetches what has changed before it shows or saves the next entry.
 */
const unknownId = 'a commit with an added file';

/**
 * @param find what to add to the commit of an entry, by the paths that it changes
 */
export function addToCommits(
  backend: Backend,
  find: (isChanged: (path: string) => boolean) => Addition | undefined,
) {
  const { list, describe, setId } = hosts[backend.name];
  const send = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const { method, body } = init ?? {};
    if (method !== 'POST' || typeof body !== 'string') return send(address, init);
    const addition = find((path) => body.includes(JSON.stringify(path)));
    const request: Request = addition ? JSON.parse(body) : {};
    const files = list(request);
    if (!addition || !files) return send(address, init);
    const { path, change } = addition;
    const former = await findFile(backend, path);
    files.push(describe({ path, text: change(former?.text), former }));
    const response = await send(address, { ...init, body: JSON.stringify(request) });
    if (!response.ok) return response;
    const answer = await response.json();
    setId(answer, unknownId);
    return Response.json(answer, { status: response.status });
  };
}
