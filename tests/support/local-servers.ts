import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { readHostTable } from '../../src/build/hosts/host-table.ts';
import { buildNginxConfig } from '../../src/build/hosts/nginx.ts';
import { distFolder } from '../../tools/dist-folder.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import { findPort } from './find-port.ts';

/** Sends a request without normalizing the path, following redirects or decompressing the body. */
export async function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const [, origin = '', path = '/'] = /^(http:\/\/[^/]+)(\/.*)?$/.exec(url) ?? [];
  const { hostname, port } = new URL(origin);
  const options = { hostname, port, path, method, headers, agent: false };
  const [response] = await once(http.request(options).end(), 'response');
  const { statusCode: status, headers: sent }: http.IncomingMessage = response;
  return { status, headers: sent, body: await buffer(response) };
}

export interface RunningServer {
  /** For example `http://localhost:8080`. */
  url: string;
  stop: () => void | Promise<void>;
}

const dist = resolve(distFolder());
const served = '/srv/site/dist';
/** Whether the machine has addresses of IPv6. */
const hasSixth = existsSync('/proc/net/if_inet6');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

async function run(command: string, args: string[], folder: string, port: number) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  for (let tries = 0; tries < 100; tries++) {
    if (await ask(`${url}/`).catch(() => undefined)) return { url, stop };
    if (child.exitCode !== null) throw new Error(`${command} did not start:\n${output}`);
    await setTimeout(100);
  }
  throw new Error(`${command} did not respond:\n${output}`);
}

/** nginx with the file of the build, except for ports, paths and certificates. */
async function startNginx(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await findPort();
  const brotli = existsSync(brotliModule);
  const config = buildNginxConfig(readHostTable(dist))
    .replace('listen 80;', `listen ${await findPort()};`)
    .replaceAll('listen 443 ssl http2;', `listen ${port};`)
    .replace('listen [::]:80;', '')
    .replaceAll('listen [::]:443 ssl http2;', hasSixth ? `listen [::]:${port};` : '')
    .replaceAll(/^ +ssl_.*\n/gm, '')
    .replace(brotli ? '' : 'brotli_static on;', '')
    .replace(served, dist);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    ${brotli ? `load_module ${brotliModule};` : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    error_log stderr;
    events { }
    http {
      access_log off;
      ${folders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${config}
    }`,
  );
  return run('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], folder, port);
}

const isInstalled = (command: string) =>
  `${process.env.PATH}:/usr/sbin`.split(':').some((folder) => existsSync(join(folder, command)));

/**
 * The servers to test. Tests skip those that are not installed. Only one for visitors spares them what
 * they have already.
 */
export const hosts = [
  {
    name: "the project's server",
    installed: true,
    isForVisitors: false,
    start: () => startStaticServer(dist),
  },
  { name: 'nginx', installed: isInstalled('nginx'), isForVisitors: true, start: startNginx },
];
