import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createStaticServer } from '../hosts/static-server.ts';

/** The headers that `_headers` gives to every file. */
function readHeaders(folder: string): Record<string, string> {
  const lines = readFileSync(join(folder, '_headers'), 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
}

/**
 * Rejects requests of other pages, also of a page whose domain leads to this machine: only the
 * editor itself, or a person who opens its address, asks this server.
 */
function isAllowed({ method, headers }: IncomingMessage, hosts: readonly string[]) {
  const site = headers['sec-fetch-site'] ?? 'none';
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  const isOwn = site === 'same-origin' || site === 'none' || isNavigation;
  return method === 'GET' && hosts.includes(headers.host ?? '') && isOwn;
}

/**
 * Serves the built editor on this machine.
 * @param folder of the built editor
 * @param port on 127.0.0.1
 * @param files JSON that is made for each request, by path
 */
export function serveEditor(
  folder: string,
  port: number,
  files: Record<string, () => string | Promise<string>> = {},
) {
  const headers = {
    ...readHeaders(folder),
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  };
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const site = createStaticServer(folder, () => headers);
  const server = createServer(async (request, response) => {
    if (!isAllowed(request, hosts)) return response.writeHead(403, headers).end('Forbidden');
    const made = files[request.url ?? '/'];
    if (!made) return site.emit('request', request, response);
    return response
      .writeHead(200, { ...headers, 'content-type': 'application/json' })
      .end(await made());
  });
  return new Promise<typeof server>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
