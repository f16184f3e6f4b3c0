import { spawnSync } from 'node:child_process';
import { readOptions, readPort } from './command.ts';
import { distFolder } from './dist-folder.ts';
import { startStaticServer } from './static-server.ts';

const { values } = readOptions({
  options: {
    port: { type: 'string' },
    build: { type: 'boolean' },
    dist: { type: 'string', default: distFolder() },
  },
});

const port = readPort(values.port, '4321');
if (values.build) {
  const command = ['tools/run.js', 'build', '--out', values.dist];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const { url } = await startStaticServer(values.dist, port);
console.log(`Serving the site at ${url}`);
