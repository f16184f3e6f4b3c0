import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, as they were sent. */
  rawHeaders: string[];
  body: Buffer;
}

/**
 * Sends a request without normalizing the path, following redirects or decompressing the body.
 * Does not verify certificates, because those of the test servers are self-signed.
 */
export function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const [, origin = '', path = '/'] = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(url) ?? [];
  const { protocol, hostname, port } = new URL(origin);
  return new Promise<HttpResponse>((resolve, reject) => {
    const request = (protocol === 'https:' ? requestHttps : requestHttp)(
      { hostname, port, path, method, headers, rejectUnauthorized: false, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}
