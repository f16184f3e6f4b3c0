import { createRepository } from './repository.ts';

/**
 * A real Forgejo or Gitea in place of the stand-in, for a night with the internet. Its address, with
 * the name and the password of the user "firm" in it, is in FORGEJO: see `.github/workflows/nightly.yml`.
 */

/** @param folder of the content, from the root of the project */
export async function startForgejo(folder: string, address: string) {
  const { origin, username, password, host } = new URL(address);
  const call = async (path: string, body: object) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${username}:${password}`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await call('/user/repos', { name: 'site', default_branch: 'main' });
  const scopes = ['write:repository', 'read:user'];
  const { sha1: token } = await call(`/users/${username}/tokens`, { name: 'editor', scopes });

  const repository = createRepository(folder);
  const { git } = repository;
  git(['remote', 'add', 'origin', `http://${username}:${token}@${host}/firm/site.git`]);
  git(['push', '-q', 'origin', 'main']);
  const fetchMain = () => git(['fetch', '-q', '--update-head-ok', 'origin', '+main:main']);
  const ask = (...args: string[]) => {
    fetchMain();
    return repository.ask(...args);
  };
  const commit = (change: Parameters<typeof repository.commit>[0]) => {
    fetchMain();
    const sha = repository.commit(change);
    git(['push', '-q', 'origin', 'main']);
    return sha;
  };
  const report = async (state: string, description: string) => {
    const path = `/repos/firm/site/statuses/${ask('rev-parse', 'main')}`;
    await call(path, { context: 'site', state, description });
  };
  return { git, ask, commit, report, server: origin, token, stop: repository.remove };
}
