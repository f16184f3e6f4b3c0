import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ask } from './ask.ts';
import { buildCaddyfile } from './caddy.ts';
import { createHeaderLookup } from './headers.ts';
import { buildNginxConfig } from './nginx.ts';
import { readSite } from './site.ts';
import { makeStaticServer } from './static-server.ts';

export interface RunningServer {
  /** Such as `https://localhost:8443`. */
  url: string;
  /** The plain one, which only sends on. */
  httpUrl?: string;
  pid?: number;
  stop: () => Promise<void>;
}

const dist = resolve('dist');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

async function findPort() {
  const server = createServer().listen(0);
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

function makePlace() {
  const place = mkdtempSync(join(tmpdir(), 'host-'));
  const certificate = join(place, 'cert.pem');
  const key = join(place, 'key.pem');
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  execFileSync(
    'openssl',
    [...request.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  return { place, certificate, key };
}

async function run(command: string, args: string[], place: string, url: string, httpUrl: string) {
  // Caddy keeps its settings and certificates below these.
  const env = { ...process.env, XDG_CONFIG_HOME: place, XDG_DATA_HOME: place };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const server: RunningServer = {
    url,
    httpUrl,
    ...(child.pid !== undefined && { pid: child.pid }),
    stop: async () => {
      child.kill();
      await ended;
      rmSync(place, { recursive: true });
    },
  };
  for (let tries = 0; tries < 100; tries++) {
    if (await ask(`${url}/`).catch(() => undefined)) return server;
    if (child.exitCode !== null) throw new Error(`${command} did not start:\n${said}`);
    await setTimeout(100);
  }
  throw new Error(`${command} did not answer:\n${said}`);
}

/** The project's own server, the one that the browser tests use. */
async function startOwn(): Promise<RunningServer> {
  const server = makeStaticServer(dist, createHeaderLookup(dist)).listen(0);
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await new Promise((done) => server.close(done));
    },
  };
}

/** nginx with the shipped file; only ports and places are others. */
async function startNginx(): Promise<RunningServer> {
  const { place, certificate, key } = makePlace();
  const [http, https] = [await findPort(), await findPort()];
  const brotli = existsSync(brotliModule);
  const places = { root: dist, http, https, certificate, key, brotli };
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(join(place, 'site.conf'), buildNginxConfig(readSite(dist), places));
  writeFileSync(
    join(place, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    ${brotli ? `load_module ${brotliModule};` : ''}
    daemon off;
    worker_processes auto;
    pid ${place}/nginx.pid;
    error_log stderr;
    events { }
    http {
      sendfile on;
      tcp_nopush on;
      ${scratch.map((name) => `${name}_temp_path ${place}/${name};`).join('\n')}
      include ${place}/site.conf;
    }`,
  );
  const args = ['-e', 'stderr', '-c', join(place, 'nginx.conf')];
  return run('nginx', args, place, `https://localhost:${https}`, `http://localhost:${http}`);
}

/** Caddy with the shipped file; only ports and places are others. */
async function startCaddy(): Promise<RunningServer> {
  const { place, certificate, key } = makePlace();
  const [http, https] = [await findPort(), await findPort()];
  const file = buildCaddyfile(readSite(dist), {
    root: dist,
    address: `https://localhost:${https}`,
    tls: `  tls ${certificate} ${key}`,
    options: `{
      admin off
      storage file_system ${place}
      http_port ${http}
      https_port ${https}
    }`,
  });
  writeFileSync(join(place, 'Caddyfile'), file);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(place, 'Caddyfile')];
  return run('caddy', args, place, `https://localhost:${https}`, `http://localhost:${http}`);
}

const isInstalled = (command: string) => {
  try {
    execFileSync('which', [command, 'openssl']);
    return true;
  } catch {
    return false;
  }
};

/** Each host that can run on this machine is tested; a missing one is skipped, and says so. */
export const hosts = [
  { name: "the project's server", installed: true, start: startOwn },
  { name: 'nginx', installed: isInstalled('nginx'), start: startNginx },
  { name: 'Caddy', installed: isInstalled('caddy'), start: startCaddy },
];
