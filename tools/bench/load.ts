import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ask } from '../hosts/ask.ts';
import { hosts } from '../hosts/local-servers.ts';

/**
 * Load test from a second process over the loopback interface: ten seconds, two threads, fifty
 * connections, brotli. It measures the server, not the network.
 */
const paths = ['/', '/blog/0'];
const options = ['-t2', '-c50', '-d10s', '--latency', '-H', 'Accept-Encoding: br'];

/** Reads the memory of a process and its children, in MB. */
function readMemory(pid: number) {
  const pids = [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')];
  const sizes = pids.filter(Boolean).map((id) => {
    const status = readFileSync(`/proc/${String(id).trim()}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  });
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
}

function runLoad(url: string) {
  const text = execFileSync('wrk', [...options, url], { encoding: 'utf8' });
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '–';
  return {
    rate: Math.round(Number(find(/Requests\/sec:\s+([\d.]+)/))),
    p50: find(/\n\s+50%\s+(\S+)/),
    p99: find(/\n\s+99%\s+(\S+)/),
    errors: /Non-2xx|Socket errors/.test(text) ? text.match(/(Non-2xx|Socket errors).*/)?.[0] : '0',
  };
}

function report(name: string, url: string, pid: number | undefined) {
  for (const path of paths) {
    const { rate, p50, p99, errors } = runLoad(url + path);
    const memory = pid === undefined ? '–' : readMemory(pid);
    console.log(`| ${name} | ${path} | ${rate} | ${p50} | ${p99} | ${errors} | ${memory} |`);
  }
}

/** Starts a server in its own process, separate from the load. */
async function startProcess(script: string, args: string[], port: number) {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    if (await ask(`http://localhost:${port}/`).catch(() => undefined)) break;
    await setTimeout(200);
  }
  return child;
}

console.log(
  '| server | page | requests per second | 50% within | 99% within | errors | memory, MB |',
);
console.log('|---|---|--:|--:|--:|--:|--:|');
for (const { name, installed, start } of hosts) {
  if (!installed || name === "the project's server") continue;
  const server = await start();
  report(`${name}, TLS`, server.url, server.pid);
  await server.stop();
}
const own = await startProcess('tools/serve.ts', ['--port', '4476'], 4476);
report("the project's server", 'http://localhost:4476', own.pid);
own.kill();
const astro = fileURLToPath(new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url));
const preview = await startProcess(astro, ['preview', '--port', '4477'], 4477);
report('astro preview', 'http://localhost:4477', preview.pid);
preview.kill();
