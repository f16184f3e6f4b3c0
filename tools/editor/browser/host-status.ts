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

/** @throws if the host refuses */
async function ask(address: string) {
  const headers = { authorization: `Bearer ${readToken()}` };
  const response = await fetch(address, { headers, cache: 'no-store' });
  if (!response.ok) throw new Error(`The host answered with ${response.status}.`);
  return response.json();
}

/** https://docs.gitlab.com/api/commits/#retrieve-a-commit */
async function askGitlab({ api_root: api, repo }: Backend, ref: string): Promise<BuildStatus> {
  const project = `${api}/projects/${encodeURIComponent(repo)}`;
  const { id, status } = await ask(`${project}/repository/commits/${encodeURIComponent(ref)}`);
  return { commit: id, failures: failed.includes(status) ? [`Pipeline: ${status}`] : [] };
}

/**
 * https://docs.github.com/rest/actions/workflow-runs#list-workflow-runs-for-a-repository
 * @returns none if the token may not read them
 */
async function listFailedRuns({ api_root: api, repo }: Backend, commit: string) {
  const answer = await ask(`${api}/repos/${repo}/actions/runs?head_sha=${commit}`).catch(
    () => ({}),
  );
  const runs: { name: string; conclusion: string | null }[] = answer.workflow_runs ?? [];
  return runs.flatMap(({ name, conclusion }) =>
    conclusion && failed.includes(conclusion) ? [`${name}: ${conclusion}`] : [],
  );
}

/**
 * https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference,
 * which Gitea has, too
 */
async function askGithub(backend: Backend, ref: string): Promise<BuildStatus> {
  const { api_root: api, repo, name } = backend;
  const address = `${api}/repos/${repo}/commits/${encodeURIComponent(ref)}/status`;
  const { sha, statuses }: { sha: string; statuses: Status[] | null } = await ask(address);
  const failures = (statuses ?? []).flatMap(({ context, description, state, status }) =>
    failed.includes(state ?? status ?? '') ? [`${context}: ${description ?? 'failed'}`] : [],
  );
  const runs = name === 'github' ? await listFailedRuns(backend, sha) : [];
  return { commit: sha, failures: [...failures, ...runs] };
}

/** @param ref a commit or a branch */
export const readBuildStatus = (backend: Backend, ref: string): Promise<BuildStatus> =>
  backend.name === 'gitlab' ? askGitlab(backend, ref) : askGithub(backend, ref);
