import { createServer } from 'node:http';
import { readOptions } from './command.ts';
import { buildEditor } from './editor/build-editor.ts';
import { serveEditor } from './editor/serve-editor.ts';
import { listen } from './static-server.ts';

const { values } = readOptions({ options: { port: { type: 'string', default: '4322' } } });
const folder = '.cache/editor';
const port = Number(values.port);

// A second editor stops here, before it builds into the folder of the first.
const placeholder = createServer((_, response) => response.writeHead(503).end());
placeholder.listen(port, '127.0.0.1');
await listen(placeholder, 'npm run edit');
console.log('Building the editor …');
await buildEditor(folder);
placeholder.close();
await listen(serveEditor(folder, port), 'npm run edit');
console.log(`
  Editor  http://127.0.0.1:${port}/   in Chrome or Edge; choose the folder of the project

To see the pages with what you save, run "npm run dev" in another window. Press Ctrl+C to stop.`);
