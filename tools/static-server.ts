import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentTypeOf, createHeaderLookup, type Headers } from '../src/build/hosts/host-table.ts';
import { listNotFoundPages, rootNotFoundFile } from '../src/build/hosts/not-found-pages.ts';
import { decodePath } from '../src/content/addresses.ts';
import { stop } from './command.ts';

/** Paths that are no address: files that are served at another one, and settings of hosts. */
const hidden = /\.(html|br|gz)$|^\/_(headers|redirects)$|^\/404$|\/index$|\/\/|\/\.\.?(\/|$)/;

/** Only plain paths are redirected, never `//other.example/`. */
const trailingSlash = /^((?:\/[\w-]+)+)\/$/;

/** The encodings of compressed files, the smallest first, and how their names end. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** @returns the rules for moved paths in `_redirects`, by path */
function readMovedPaths(dist: string) {
  const file = `${dist}/_redirects`;
  const rules = (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
    .map((line) => line.split(' '))
    .filter((words) => /^301!?$/.test(words.at(-1) ?? ''))
    .map(([from = '', ...words]) => ({
      path: decodePath(from),
      query: words.slice(0, -2),
      to: words.at(-2) ?? '/',
    }));
  return Map.groupBy(rules, ({ path }) => path);
}

/**
 * Creates a server that serves `dist/` as a static host does: exact paths, redirects, compressed files,
 * 404 pages with status 404. It is for a look at the site and for tests, so a browser may ask for what it
 * already has, and gets it again.
 * @param dist folder of the built site, without a trailing slash
 * @param headers returns the headers of a response by the path of its file
 */
function createStaticServer(dist: string, headers: (path: string) => Headers) {
  const notFoundPages = listNotFoundPages(dist);
  const moved = readMovedPaths(dist);

  function send(name: string, status: number, request: IncomingMessage, response: ServerResponse) {
    const accepted = `${request.headers['accept-encoding'] ?? ''}`;
    const [encoding, ending = ''] =
      encodings.find(([known, end]) => accepted.includes(known) && isFile(dist + name + end)) ?? [];
    const path = dist + name + ending;
    if (!isFile(path)) return response.writeHead(404).end();
    // Headers of the file that is sent, so that a 404 for an asset is not cached for a year.
    for (const [key, value] of Object.entries(headers(name))) response.setHeader(key, value);
    response.setHeader('content-type', contentTypeOf(name));
    if (existsSync(`${dist}${name}.gz`)) response.setHeader('vary', 'accept-encoding');
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(status, { 'content-length': statSync(path).size });
    return request.method === 'HEAD' ? response.end() : createReadStream(path).pipe(response);
  }

  return createServer((request, response) => {
    const [address = '/', query] = (request.url ?? '/').split('?');
    const path = decodePath(address);
    for (const [name, value] of Object.entries(headers('/'))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const redirect = (status: 301 | 308, to: string) =>
      response.writeHead(status, { location: query === undefined ? to : `${to}?${query}` }).end();
    const asked = query?.split('&') ?? [];
    const rule = moved.get(path)?.find((own) => own.query.every((part) => asked.includes(part)));
    if (rule)
      return rule.query.length > 0 || /[?#]/.test(rule.to)
        ? response.writeHead(301, { location: rule.to }).end()
        : redirect(301, rule.to);
    const withoutSlash = trailingSlash.exec(path)?.[1];
    const page = notFoundPages.find(({ pattern }) => new RegExp(pattern).test(path));
    if (withoutSlash && isFile(`${dist}${withoutSlash}.html`)) return redirect(308, withoutSlash);
    const isHidden = hidden.test(path) || page?.paths.includes(path) || path.includes('\0');
    const names = path === '/' ? ['/index.html'] : isHidden ? [] : [path, `${path}.html`];
    const found = names.find((name) => isFile(dist + name));
    return found
      ? send(found, 200, request, response)
      : send(page?.file ?? rootNotFoundFile, 404, request, response);
  });
}

/**
 * Serves a built site with the headers of the firm. Ends the program if there is no site.
 * @param port any free one if omitted
 */
export async function startStaticServer(dist: string, port = 0) {
  if (!existsSync(`${dist}/404.html`))
    stop(`There is no site in ${dist}/. Build it first: npm run build`);
  const server = createStaticServer(dist, createHeaderLookup()).listen(port);
  await once(server, 'listening').catch(({ message }) =>
    stop(
      message.includes('EADDRINUSE')
        ? `Port ${port} is already in use. Choose another one: npm run serve -- --port 4400`
        : message,
    ),
  );
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: close };
}
