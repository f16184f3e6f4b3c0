import type { createConfig } from '../config.ts';

/** What the host of the repository says of its last commit, or of one that is named. */
export interface BuildStatus {
  commit: string;
  /** The checks and builds that failed, in the words of the host. */
  failures: string[];
}

type Backend = ReturnType<typeof createConfig>['backend'];

/** A check or a build, as GitHub and Gitea describe it. */
interface Status {
  context: string;
  description: string | null;
  /** On GitHub. */
  state?: string;
  /** On Gitea. */
  status?: string;
}

const failed = ['failure', 'error', 'failed', 'canceled', 'timed_out', 'startup_failure'];

/** Sveltia CMS keeps the token of the person who has signed in. */
const readToken = (): string =>
  JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}').token ?? '';

/** @throws if the host refuses, with the status of its answer as the cause */
async function ask(address: string): Promise<Response> {
  const response = await fetch(address, {
    cache: 'no-store',
    headers: { authorization: `Bearer ${readToken()}` },
  });
  const { ok, status } = response;
  if (!ok) throw new Error(`The host answered with ${status}.`, { cause: status });
  return response;
}

const readJson = async (address: string) => (await ask(address)).json();

/** @returns the address of the repository in the programming interface of its host */
const addressOf = ({ name, api_root: api, repo }: Backend) =>
  name === 'gitlab' ? `${api}/projects/${encodeURIComponent(repo)}` : `${api}/repos/${repo}`;

/** https://docs.gitlab.com/api/commits/#retrieve-a-commit */
async function askGitlab(repository: string, ref: string): Promise<BuildStatus> {
  const { id, status } = await readJson(`${repository}/repository/commits/${ref}`);
  return { commit: id, failures: failed.includes(status) ? [`Pipeline: ${status}`] : [] };
}

/**
 * https://docs.github.com/rest/actions/workflow-runs#list-workflow-runs-for-a-repository
 * @returns none if the token may not read them
 */
async function listFailedRuns(repository: string, commit: string) {
  const address = `${repository}/actions/runs?head_sha=${commit}`;
  const answer = await readJson(address).catch(() => ({}));
  const runs: { name: string; conclusion: string | null }[] = answer.workflow_runs ?? [];
  return runs.flatMap(({ name, conclusion }) =>
    conclusion && failed.includes(conclusion) ? [`${name}: ${conclusion}`] : [],
  );
}

/**
 * https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference,
 * which Gitea has, too
 */
async function askGithub(repository: string, ref: string): Promise<BuildStatus> {
  const answer = await readJson(`${repository}/commits/${ref}/status`);
  const { sha, statuses }: { sha: string; statuses: Status[] | null } = answer;
  const failures = (statuses ?? []).flatMap(({ context, description, state, status }) =>
    failed.includes(state ?? status ?? '') ? [`${context}: ${description ?? 'failed'}`] : [],
  );
  return { commit: sha, failures };
}

/** @param ref a commit or a branch */
export async function readBuildStatus(backend: Backend, ref: string): Promise<BuildStatus> {
  const repository = addressOf(backend);
  const name = encodeURIComponent(ref);
  if (backend.name === 'gitlab') return askGitlab(repository, name);
  const { commit, failures } = await askGithub(repository, name);
  const runs = backend.name === 'github' ? await listFailedRuns(repository, commit) : [];
  return { commit, failures: [...failures, ...runs] };
}

/**
 * https://docs.gitlab.com/api/repositories/#list-all-repository-trees-in-a-project,
 * https://docs.github.com/rest/repos/contents#get-repository-content
 * @returns the names of the files of a folder
 */
export async function listFolder(backend: Backend, folder: string): Promise<string[]> {
  const { name, branch } = backend;
  const path = encodeURIComponent(folder);
  const names: string[] = [];
  for (let page = '1'; page; ) {
    const address =
      name === 'gitlab'
        ? `/repository/tree?path=${path}&ref=${branch}&per_page=100&page=${page}`
        : `/contents/${encodeURI(folder)}?ref=${branch}`;
    const response = await ask(addressOf(backend) + address);
    const files: { name: string }[] = await response.json();
    names.push(...files.map((file) => file.name));
    page = response.headers.get('x-next-page') ?? '';
  }
  return names;
}

export const toBase64 = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

const fromBase64 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0));

const addressOfFile = (backend: Backend, path: string) =>
  addressOf(backend) +
  (backend.name === 'gitlab'
    ? `/repository/files/${encodeURIComponent(path)}`
    : `/contents/${encodeURI(path)}`);

/** A file of the repository. */
export interface StoredFile {
  text: string;
  /** On GitHub and Gitea. */
  sha?: string;
  /** On GitLab. */
  last_commit_id?: string;
}

/**
 * https://docs.gitlab.com/api/repository_files/#retrieve-a-file-from-a-repository
 * @throws if there is no such file
 */
export async function readFile(backend: Backend, path: string): Promise<StoredFile> {
  const file = await readJson(`${addressOfFile(backend, path)}?ref=${backend.branch}`);
  return { ...file, text: fromBase64(file.content) };
}

/** @returns undefined if there is no such file */
export const findFile = (backend: Backend, path: string) =>
  readFile(backend, path).catch((error: Error) => {
    if (error.cause !== 404) throw error;
    return undefined;
  });
