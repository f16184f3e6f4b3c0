import { parseArgs } from 'node:util';
import { buildEditor } from './editor/build-editor.ts';
import { serveEditor } from './editor/serve-editor.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
const folder = '.cache/editor';

console.log('Building the editor …');
await buildEditor(folder);
serveEditor(folder, Number(values.port))
  .on('error', ({ message }) => {
    console.error(
      message.includes('EADDRINUSE')
        ? `Port ${values.port} is taken. Choose another one: npm run edit -- --port 4400`
        : message,
    );
    process.exit(1);
  })
  .on('listening', () =>
    console.log(`
  Editor  http://127.0.0.1:${values.port}/   in Chrome or Edge; choose the folder of the project

To see the pages with what you save, run "npm run dev" in another window. Press Ctrl+C to stop.`),
  );
