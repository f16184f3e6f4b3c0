import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentTypes } from '../../src/build/hosts/headers.ts';

const types: Record<string, string> = { ...contentTypes, '.wasm': 'application/wasm' };

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
 * @param files answers that are made for each request, by path
 */
export function serveEditor(
  folder: string,
  port: number,
  files: Record<string, () => string | Promise<string>> = {},
) {
  const headers = readHeaders(folder);
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const server = createServer(async (request, response) => {
    const send = (status: number, type: string, body: string | Buffer) =>
      response
        .writeHead(status, {
          ...headers,
          'content-type': type,
          'cache-control': 'no-store',
          'cross-origin-resource-policy': 'same-origin',
        })
        .end(body);
    if (!isAllowed(request, hosts)) return send(403, 'text/plain', 'Forbidden');
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = normalize(pathname === '/' ? '/index.html' : pathname);
    const type = types[extname(path)] ?? 'application/octet-stream';
    try {
      const made = files[path];
      return send(200, type, made ? await made() : readFileSync(join(folder, path)));
    } catch {
      return send(404, 'text/plain', 'Not found');
    }
  });
  return new Promise<typeof server>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
