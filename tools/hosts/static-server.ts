import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { contentTypeOf } from '../../src/build/hosts/headers.ts';
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

const readMoved = (file: string) =>
  readMovedPaths(existsSync(file) ? readFileSync(file, 'utf8') : '');

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

/**
 * @returns the first and last byte, `whole` if the header is missing or invalid, or undefined if
 * the range is not satisfiable
 */
function parseRange(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : undefined;
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
 * requests and range requests (RFC 9110, sections 13 and 14).
 * @param dist folder of the built site, without a trailing slash
 * @param headers returns the headers of a response by its path, with lower-case names
 */
export function createStaticServer(
  dist: string,
  headers: (path: string) => Record<string, string>,
) {
  const files = readFiles(dist);
  const notFoundPages = listNotFoundPages(dist);
  const moved = readMoved(`${dist}/_redirects`);

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
    const finish = (code: number, start: number, end: number) => {
      response.writeHead(code, { 'content-length': end - start + 1 });
      if (request.method === 'HEAD' || file.size === 0) return response.end();
      return createReadStream(file.path, { start, end }).pipe(response);
    };
    if (status === 404) return finish(404, 0, file.size - 1);

    response.setHeader('etag', file.etag);
    response.setHeader('last-modified', file.modified);
    response.setHeader('accept-ranges', 'bytes');
    if (isUnchanged(request, file)) return response.writeHead(304).end();
    const current = request.headers['if-range'] ?? file.etag;
    const header = current === file.etag ? request.headers.range : undefined;
    const range = parseRange(header, file.size);
    if (range === 'whole') return finish(200, 0, file.size - 1);
    response.setHeader(
      'content-range',
      `bytes ${range ? `${range.start}-${range.end}` : '*'}/${file.size}`,
    );
    return range ? finish(206, range.start, range.end) : response.writeHead(416).end();
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
