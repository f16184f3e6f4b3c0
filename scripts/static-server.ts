import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const hidden = /\.html$|\/(404|index)$/;

/**
 * A server that answers for `dist/` as a static host does: exact paths, no redirects but
 * from a trailing slash, precompressed files, the not-found pages with status 404.
 * @param dist folder of the built site
 * @param headers put on every answer, by lower-case name
 */
export function makeStaticServer(dist: string, headers: (path: string) => Record<string, string>) {
  const serveFile = sirv(dist, {
    extensions: ['html'],
    dotfiles: true,
    etag: true,
    gzip: true,
    brotli: true,
  });

  function answerNotFound(path: string, request: IncomingMessage, response: ServerResponse) {
    const page = path === '/blog' || path.startsWith('/blog/') ? 'blog/404.html' : '404.html';
    const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(404, {
      'content-type': 'text/html;charset=utf-8',
      vary: 'accept-encoding',
      ...(brotli && { 'content-encoding': 'br' }),
    });
    response.end(readFileSync(join(dist, brotli ? `${page}.br` : page)));
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value);
    if (hidden.test(path) || path === '/blog/') return answerNotFound(path, request, response);
    if (path.length > 1 && path.endsWith('/')) {
      response.writeHead(308, { location: path.replace(/\/+$/, '') });
      return response.end();
    }
    return serveFile(request, response, () => answerNotFound(path, request, response));
  });
}
