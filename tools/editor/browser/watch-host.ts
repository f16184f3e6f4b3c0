import type { CmsConfig, GitBackend } from '@sveltia/cms';
import { type BarContent, fillBar } from './bar.ts';
import type { Words } from './check-entry.ts';

/** How the last build of the site went, as the host of the repository notes it. */
interface Build {
  state: 'success' | 'pending' | 'failure';
  /** What went wrong. */
  reason?: string;
  address?: string;
}

type Statuses = Record<'state' | 'status' | 'description' | 'target_url', string | undefined>[];

const toState = (state = ''): Build['state'] =>
  /^success/.test(state)
    ? 'success'
    : /^(fail|error|cancel|warn)/.test(state)
      ? 'failure'
      : 'pending';

/** https://docs.github.com/rest/commits/statuses, which Gitea has too */
function readStatuses({ statuses = [] }: { statuses?: Statuses }): Build | undefined {
  const builds = statuses.map(({ state, status, description, target_url }) => ({
    state: toState(state ?? status),
    ...(description && { reason: description }),
    ...(target_url && { address: target_url }),
  }));
  return (
    builds.find(({ state }) => state === 'failure') ??
    builds.find(({ state }) => state === 'pending') ??
    builds[0]
  );
}

/** https://docs.gitlab.com/api/commits */
const readPipeline = ({
  last_pipeline: last,
}: {
  last_pipeline?: { status: string; web_url: string };
}) => last && { state: toState(last.status), address: last.web_url };

const wait = 20_000;

/**
 * Shows in the bar whether what was saved is on the site. Its requests carry the token of those of
 * Sveltia CMS.
 * @param api address of the host’s programming interface
 * @returns a function that says that something has been saved
 */
export function watchHost({ backend }: CmsConfig, api: string, words: Words) {
  const say = (text: string) => words[text] ?? text;
  const { name, repo = '', branch } = backend as GitBackend & { repo?: string };
  const { fetch } = window;
  let authorization: string | null = null;
  window.fetch = (input, options) => {
    if (String(input).startsWith(api))
      authorization = new Headers(options?.headers).get('authorization') ?? authorization;
    return fetch(input, options);
  };

  async function read(): Promise<Build | undefined> {
    if (!authorization) return undefined;
    const path =
      name === 'gitlab'
        ? `/projects/${encodeURIComponent(repo)}/repository/commits/${branch}`
        : `/repos/${repo}/commits/${branch}/status`;
    const answer = await fetch(api + path, { headers: { authorization }, cache: 'no-store' });
    const found = answer.ok ? await answer.json() : {};
    return name === 'gitlab' ? readPipeline(found) : readStatuses(found);
  }

  function describe(build?: Build): BarContent {
    if (!build) return { tone: 'good', text: say('What you save is published in a few minutes.') };
    if (build.state === 'success')
      return { tone: 'good', text: say('All that is saved is on the site.') };
    if (build.state === 'pending')
      return { tone: 'busy', text: say('Saved. It is being published …') };
    const { reason, address } = build;
    const items = [{ text: reason || say('What went wrong'), ...(address && { href: address }) }];
    const text = say('Saved, but not published. The site is as it was before:');
    return { tone: 'bad', text, items };
  }

  const update = async () => {
    if (document.visibilityState === 'visible')
      fillBar(describe(await read().catch(() => undefined)));
  };
  update();
  setInterval(update, wait);
  document.addEventListener('visibilitychange', update);
  return () => fillBar(describe({ state: 'pending' }));
}
