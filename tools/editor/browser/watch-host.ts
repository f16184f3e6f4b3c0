import type { CmsConfig, GitBackend } from '@sveltia/cms';
import { type BarContent, fillBar } from './bar.ts';
import type { Say } from './check-entry.ts';

/** How a build of the site went, as the host of the repository notes it. */
type Build = Partial<Record<'state' | 'status' | 'description' | 'target_url' | 'web_url', string>>;

/** What the host says of the last commit: https://docs.github.com/rest/commits/statuses, which Gitea has too, and https://docs.gitlab.com/api/commits */
interface Answer {
  statuses?: Build[];
  last_pipeline?: Build;
}

const stateOf = ({ state, status = state ?? '' }: Build) => {
  if (/^success/.test(status)) return 'published';
  return /^(fail|error|cancel|warn)/.test(status) ? 'failed' : 'running';
};

const texts = {
  published: { tone: 'good', text: 'All that is saved is on the site.' },
  running: { tone: 'busy', text: 'Saved. It is being published …' },
  failed: { tone: 'bad', text: 'Saved, but not published. The site is as it was before:' },
  unknown: { tone: 'good', text: 'What you save is published in a few minutes.' },
} as const;

const wait = 20_000;

/**
 * Shows in the bar whether what was saved is on the site. Its requests carry the token of those of
 * Sveltia CMS.
 * @param api address of the host’s programming interface
 * @returns a function that says that something has been saved
 */
export function watchHost({ backend }: CmsConfig, api: string, say: Say) {
  const { name, repo = '', branch } = backend as GitBackend & { repo?: string };
  const isGitlab = name === 'gitlab';
  const { fetch } = window;
  let authorization: string | null = null;
  window.fetch = (input, options) => {
    if (String(input).startsWith(api))
      authorization = new Headers(options?.headers).get('authorization') ?? authorization;
    return fetch(input, options);
  };

  async function read(): Promise<Build | undefined> {
    if (!authorization) return undefined;
    const path = isGitlab
      ? `/projects/${encodeURIComponent(repo)}/repository/commits/${branch}`
      : `/repos/${repo}/commits/${branch}/status`;
    const answer = await fetch(api + path, { headers: { authorization }, cache: 'no-store' });
    const { last_pipeline: last, statuses = [] }: Answer = answer.ok ? await answer.json() : {};
    const builds = last ? [last] : statuses;
    return ['failed', 'running', 'published']
      .map((state) => builds.find((build) => stateOf(build) === state))
      .find(Boolean);
  }

  function describe(build?: Build): BarContent {
    const { tone, text } = texts[build ? stateOf(build) : 'unknown'];
    if (!build || tone !== 'bad') return { tone, text: say(text) };
    const { description, web_url, target_url: href = web_url } = build;
    return {
      tone,
      text: say(text),
      items: [{ text: description || say('What went wrong'), href }],
    };
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
