import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildCaddyfile } from '../../src/build/hosts/caddy.ts';
import { buildNginxConfig } from '../../src/build/hosts/nginx.ts';
import { readHostedSite } from '../../src/build/hosts/site.ts';
import { findCommand } from '../../tools/browser/find-chromium.ts';
import { distFolder } from '../../tools/dist-folder.ts';
import { startStaticServer } from '../../tools/hosts/static-server.ts';
import { ask } from './ask.ts';

export interface RunningServer {
  /** For example `https://localhost:8443`. */
  url: string;
  /** The URL for plain HTTP, which only redirects. */
  httpUrl?: string;
  pid?: number;
  stop: () => void | Promise<void>;
}

const dist = resolve(distFolder());
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

async function findPort() {
  const server = createServer().listen(0);
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

/** Creates a temporary folder with a self-signed certificate. */
function createServerFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const certificate = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  execFileSync(
    'openssl',
    [...request.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  return { folder, certificate, key };
}

async function run(command: string, args: string[], folder: string, url: string, httpUrl: string) {
  // Caddy stores its configuration and certificates there.
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const server: RunningServer = {
    url,
    httpUrl,
    ...(child.pid !== undefined && { pid: child.pid }),
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
  for (let tries = 0; tries < 100; tries++) {
    if (await ask(`${url}/`).catch(() => undefined)) return server;
    if (child.exitCode !== null) throw new Error(`${command} did not start:\n${output}`);
    await setTimeout(100);
  }
  throw new Error(`${command} did not respond:\n${output}`);
}

/** nginx with the generated configuration, except for ports and paths. */
async function startNginx(): Promise<RunningServer> {
  const { folder, certificate, key } = createServerFolder();
  const [http, https] = [await findPort(), await findPort()];
  const brotli = existsSync(brotliModule);
  const options = { root: dist, http, https, certificate, key, brotli };
  const tempFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(join(folder, 'site.conf'), buildNginxConfig(readHostedSite(dist), options));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    ${brotli ? `load_module ${brotliModule};` : ''}
    daemon off;
    worker_processes auto;
    pid ${folder}/nginx.pid;
    error_log stderr;
    events { }
    http {
      sendfile on;
      tcp_nopush on;
      ${tempFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf;
    }`,
  );
  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  return run('nginx', args, folder, `https://localhost:${https}`, `http://localhost:${http}`);
}

/** Caddy with the generated configuration, except for ports and paths. */
async function startCaddy(): Promise<RunningServer> {
  const { folder, certificate, key } = createServerFolder();
  const [http, https] = [await findPort(), await findPort()];
  const file = buildCaddyfile(readHostedSite(dist), {
    root: dist,
    address: `https://localhost:${https}`,
    tls: `  tls ${certificate} ${key}`,
    globalBlock: `{
      admin off
      storage file_system ${folder}
      http_port ${http}
      https_port ${https}
    }`,
  });
  writeFileSync(join(folder, 'Caddyfile'), file);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return run('caddy', args, folder, `https://localhost:${https}`, `http://localhost:${http}`);
}

const isInstalled = (command: string) =>
  [command, 'openssl'].every((name) => findCommand([name]) !== undefined);

/** The servers to test. Tests skip those that are not installed. */
export const hosts = [
  { name: "the project's server", installed: true, start: () => startStaticServer(dist) },
  { name: 'nginx', installed: isInstalled('nginx'), start: startNginx },
  { name: 'Caddy', installed: isInstalled('caddy'), start: startCaddy },
];
