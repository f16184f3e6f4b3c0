import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Connect, Plugin } from 'vite';
import { contentFolder } from '../../src/content/folder.ts';
import { createSettings, describeLocal } from './config.ts';
import { type ContentState, findProblemsWithout, watchContent } from './content-state.ts';
import { createGitHost } from './git-host.ts';

/**
 * What the editor of this machine asks for besides its own files: the content as a Git host serves it,
 * the forms as the content is now, and whether the site can be built.
 * @param url of the editor
 * @param token that its requests carry, which no other page knows
 */
export function localServer(url: string, token: string): Plugin {
  const host = createGitHost('.', contentFolder(), '.cache/deleted');
  const listeners = new Set<ServerResponse>();
  let state: ContentState = { waiting: [], pages: [] };
  const send = (response: ServerResponse) => response.write(`data: ${JSON.stringify(state)}\n\n`);
  const report = (next: ContentState) => {
    state = next;
    for (const response of listeners) send(response);
  };

  function listen(response: ServerResponse) {
    // Compressed, a message would wait for the next.
    response.setHeader('content-encoding', 'identity');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    send(response);
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  const answers: Record<string, (body: string) => unknown> = {
    '/without': findProblemsWithout,
    '/restore': () => host.restore(),
  };

  const handle: Connect.NextHandleFunction = async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '', url);
    if (pathname === '/state') return listen(response);
    const [, language] = /^\/settings-(\w+)\.json$/.exec(pathname) ?? [];
    const own = language
      ? () => ({ ...createSettings(language, describeLocal(url)), token })
      : answers[pathname];
    if (!own && !pathname.startsWith('/api/')) return next();
    if (!language && !request.headers.authorization?.endsWith(` ${token}`)) {
      response.statusCode = 401;
      return response.end();
    }
    try {
      const body = await text(request);
      const path = pathname.replace(/^\/api\/(v3)?/, '');
      const answer = own ? { json: await own(body) } : host.answer(path, body);
      const isFile = 'bytes' in answer;
      const type = isFile ? 'application/octet-stream' : 'application/json';
      response.setHeader('content-type', type);
      response.end(isFile ? answer.bytes : JSON.stringify(answer.json ?? {}));
    } catch (error) {
      response.statusCode = 500;
      response.end(JSON.stringify({ message: `${error}` }));
    }
  };

  return {
    name: 'content of this machine',
    configurePreviewServer({ middlewares }) {
      watchContent(report);
      // No page of another origin reads what is served, or frames it.
      middlewares.use((_, response, next) => {
        response.setHeader('content-security-policy', "frame-ancestors 'none'");
        response.setHeader('cross-origin-resource-policy', 'same-origin');
        next();
      });
      // After the check of the host in the address, which keeps other sites out.
      return () => void middlewares.use(handle);
    },
  };
}
