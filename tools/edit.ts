import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { readNumber, readOptions, stop } from './command.ts';
import { buildEditor } from './editor/build-editor.ts';

const { values } = readOptions({ options: { port: { type: 'string', default: '4322' } } });
const folder = '.cache/editor';
const port = readNumber('port', values.port);

// A second editor stops here, before it builds into the folder of the first. No page of another
// origin reads what is served, or frames it.
await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: folder },
  preview: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    cors: false,
    headers: {
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    },
  },
}).catch(({ message }) => stop(`${message}. Choose another one: npm run edit -- --port 4400`));
rmSync(folder, { recursive: true, force: true });
console.log('Building the editor …');
await buildEditor(folder);
console.log(`
  Editor  http://127.0.0.1:${port}/   in Chrome or Edge; choose the folder of the project

To see the pages with what you save, run "npm run dev" in another window. Press Ctrl+C to stop.`);
