import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { createHeaders } from './build-editor.ts';
import { createSettings } from './config.ts';
import { editorLanguages } from './words.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

/**
 * Rejects requests of other pages, also of a page whose domain leads to this machine: only the
 * editor itself, or a person who opens its address, asks this server.
 */
function isAllowed({ method, headers }: IncomingMessage, hosts: readonly string[]) {
  const { host = '', origin = `http://${host}` } = headers;
  const site = headers['sec-fetch-site'] ?? 'none';
  const isOwn =
    site === 'same-origin' || site === 'none' || headers['sec-fetch-mode'] === 'navigate';
  return method === 'GET' && hosts.includes(host) && origin === `http://${host}` && isOwn;
}

/**
 * Serves the built editor on this machine.
 * @param folder of the built program
 * @param port on 127.0.0.1
 */
export function serveEditor(folder: string, port: number) {
  const headers = {
    ...createHeaders(),
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  };
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const server = createServer((request, response) => {
    const send = (status: number, body: string | Buffer, type = 'text/plain') =>
      response.writeHead(status, { ...headers, 'content-type': type }).end(body);
    if (!isAllowed(request, hosts)) return send(403, 'Forbidden');
    // Dots at its beginning cannot lead out of the folder: `URL` resolves them.
    const { pathname } = new URL(request.url ?? '/', `http://${hosts[0]}`);
    const language = editorLanguages.find((code) => pathname === `/settings-${code}.json`);
    // The content has changed since the editor was started.
    if (language) return send(200, JSON.stringify(createSettings(language)), types['.json']);
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file) || !statSync(file).isFile()) return send(404, 'Not found');
    return send(200, readFileSync(file), types[extname(file)]);
  });
  return new Promise<typeof server>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}
