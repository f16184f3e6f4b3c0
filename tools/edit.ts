import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { readOptions, readPort, stop } from './command.ts';
import { buildEditor } from './editor/build-editor.ts';
import { localServer } from './editor/local-server.ts';

const { values } = readOptions({ options: { port: { type: 'string' } } });
const folder = '.cache/editor';
const port = readPort(values.port, '4322');
const url = `http://127.0.0.1:${port}`;

// A second editor stops here, before it builds into the folder of the first.
await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: folder },
  plugins: [localServer(url, randomUUID())],
  preview: { host: '127.0.0.1', port, strictPort: true, cors: false },
}).catch(({ message }) => stop(`${message}. Choose another one: npm run edit -- --port 4400`));
rmSync(folder, { recursive: true, force: true });
console.log('Building the editor …');
await buildEditor(folder);
console.log(`
  Editor  ${url}/

To see the pages with what you save, run "npm run dev" in another window. Press Ctrl+C to stop.`);
