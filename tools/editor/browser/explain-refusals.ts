import { translate } from './words.ts';

/**
 * Sveltia CMS shows what the host of the repository says when it refuses to save, or what the browser
 * says of the network: `Failed to fetch`. Neither tells an editor what to do.
 */

function explain(status: number) {
  if (status === 401)
    return translate(
      'You are no longer signed in: the token has expired or was deleted. What you have typed is kept in this browser. Reload the page, sign in with a new token, open the entry again and choose Restore.',
    );
  if (status === 403 || status === 404)
    return translate(
      'Your token does not allow you to write to the repository. What you have typed is kept in this browser. Ask whoever looks after the site for another token.',
    );
  return undefined;
}

/** Whatever is sent, not only asked for, is a change. */
export function explainRefusals() {
  const send = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (init?.method !== 'POST') return send(address, init);
    const response = await send(address, init).catch(() => {
      throw new Error(
        translate(
          'The host of the repository cannot be reached. What you have typed is kept. Check the connection, then save again.',
        ),
      );
    });
    const message = explain(response.status);
    return message ? Response.json({ message }, { status: response.status }) : response;
  };
}
