import { parseArgs } from 'node:util';
import { buildEditor, makeSnapshot } from './editor/build-editor.ts';
import { serveEditor } from './editor/serve-editor.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
const port = Number(values.port);
const folder = '.cache/editor';

console.log('Building the editor …');
await buildEditor(folder);
// The check compares with the files as they are now.
await serveEditor(folder, port, { '/content.json': makeSnapshot });
const { dev } = await import('astro');
const { address } = await dev({ server: { port: port + 1 } });
console.log(
  `\n  Editor  http://127.0.0.1:${port}/   in Chrome or Edge; choose the folder of the project`,
);
console.log(`  Site    http://localhost:${address.port}/   shows saved changes immediately`);
console.log('\nPress Ctrl+C to stop.');
