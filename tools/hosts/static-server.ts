import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentTypeOf, createHeaderLookup } from '../../src/build/hosts/headers.ts';
import { listNotFoundPages, rootNotFoundFile } from '../../src/build/hosts/not-found-pages.ts';
import { readMovedPaths } from '../../src/build/hosts/static-files.ts';

interface StaticFile {
  path: string;
  size: number;
  etag: string;
  modified: string;
}

/**
 * Paths that are not served: configuration files, files served under another path, the 404 page.
 */
const hidden = /\.(html|br|gz)$|^\/_(headers|redirects)$|^\/404$|^\/(.*\/)?index$/;

/** Only plain paths are redirected, never `//other.example/`. */
const trailingSlash = /^((?:\/[\w-]+)+)\/$/;

function readFiles(dist: string) {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    const { size, mtime } = statSync(path);
    const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
    const modified = new Date(Math.floor(mtime.getTime() / 1000) * 1000).toUTCString();
    files.set(path.slice(dist.length), { path, size, etag: `"${hash}"`, modified });
  }
  return files;
}

function isUnchanged({ headers }: IncomingMessage, { etag, modified }: StaticFile) {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
  }
  return Date.parse(modified) <= Date.parse(headers['if-modified-since'] ?? '');
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Creates a server that serves `dist/` like a static host: exact paths, redirects only for a
 * trailing slash and for moved paths, precompressed files, 404 pages with status 404, conditional
 * requests (RFC 9110, section 13).
 * @param dist folder of the built site, without a trailing slash
 * @param headers returns the headers of a response by its path, with lower-case names
 */
export function createStaticServer(
  dist: string,
  headers: (path: string) => Record<string, string>,
) {
  const files = readFiles(dist);
  const notFoundPages = listNotFoundPages(dist);
  const redirects = `${dist}/_redirects`;
  const moved = readMovedPaths(existsSync(redirects) ? readFileSync(redirects, 'utf8') : '');

  function send(
    name: string,
    status: 200 | 404,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const original = files.get(name);
    if (!original) return response.writeHead(404).end();
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((value) => accepted.includes(value));
    // Headers of the file that is sent, so that a 404 for an asset is not cached for a year.
    for (const [key, value] of Object.entries(headers(name))) response.setHeader(key, value);
    const compressed = encoding && files.get(`${name}.${encoding === 'br' ? 'br' : 'gz'}`);
    const file = compressed ?? original;
    response.setHeader('content-type', contentTypeOf(name));
    if (files.has(`${name}.gz`)) response.setHeader('vary', 'accept-encoding');
    if (compressed) response.setHeader('content-encoding', encoding);
    if (status === 200) {
      response.setHeader('etag', file.etag);
      response.setHeader('last-modified', file.modified);
      if (isUnchanged(request, file)) return response.writeHead(304).end();
    }
    response.writeHead(status, { 'content-length': file.size });
    return request.method === 'HEAD' ? response.end() : createReadStream(file.path).pipe(response);
  }

  return createServer((request, response) => {
    const [address = '/', query] = (request.url ?? '/').split('?');
    const path = decodePath(address);
    for (const [name, value] of Object.entries(headers('/'))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    const redirect = (status: 301 | 308, to: string) =>
      response.writeHead(status, { location: query === undefined ? to : `${to}?${query}` }).end();
    const target = moved.get(path);
    if (target) return redirect(301, target);
    const withoutSlash = trailingSlash.exec(path)?.[1];
    const isFolder = notFoundPages.some(
      ({ folder, isFolderPage }) => folder === withoutSlash && !isFolderPage,
    );
    if (withoutSlash && !isFolder) return redirect(308, withoutSlash);
    const isHidden = hidden.test(path) || notFoundPages.some((page) => page.path === path);
    const names = path === '/' ? ['/index.html'] : isHidden ? [] : [path, `${path}.html`];
    const found = names.find((name) => files.has(name));
    if (found) return send(found, 200, request, response);
    const nearest = notFoundPages.find(({ folder }) => `${path}/`.startsWith(`${folder}/`));
    return send(nearest?.file ?? rootNotFoundFile, 404, request, response);
  });
}

/** Serves a built site on any free port, with the headers of the firm. */
export async function startStaticServer(dist: string) {
  const server = createStaticServer(dist, createHeaderLookup()).listen(0);
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
