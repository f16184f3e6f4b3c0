import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentFolder } from '../src/content/folder.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });

process.env.SITE_EDITOR = 'on';
console.log('Starting the editor. The first start takes half a minute …');
const { dev } = await import('astro');
const { address } = await dev({
  server: { port: Number(values.port) },
  vite: {
    cacheDir: '.cache/vite-editor',
    // The editor runs in the browser, where there is no `process` to read the folder from.
    define: { 'process.env.SITE_CONTENT': JSON.stringify(contentFolder()) },
    // node_modules may be a symbolic link to a folder outside the project.
    server: { fs: { allow: ['.', realpathSync('node_modules')] } },
  },
});
const site = `http://127.0.0.1:${address.port}`;
console.log(`\n  Editor  ${site}/keystatic`);
console.log(`  Site    ${site}/   shows changes immediately`);
console.log('\nThe editor saves to content/. Press Ctrl+C to stop.');
