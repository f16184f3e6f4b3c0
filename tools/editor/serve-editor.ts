import { createServer, type IncomingMessage } from 'node:http';
import { createStaticServer } from '../static-server.ts';
import { createHeaders } from './build-editor.ts';

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
 * @param folder of the built editor
 * @param port on 127.0.0.1
 */
export function serveEditor(folder: string, port: number) {
  const headers = {
    ...createHeaders(),
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  };
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const editor = createStaticServer(folder, () => headers);
  return createServer((request, response) => {
    if (isAllowed(request, hosts)) editor.emit('request', request, response);
    else response.writeHead(403).end();
  }).listen(port, '127.0.0.1');
}
