import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createHeaderLookup } from '../src/build/hosts/host-table.ts';
import { distFolder } from './dist-folder.ts';
import { createStaticServer } from './hosts/static-server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4321' },
    dist: { type: 'string', default: distFolder() },
  },
});

if (!existsSync(`${values.dist}/index.html`)) {
  console.error(`No site found in ${values.dist}/. Build it first: npm run build`);
  process.exit(1);
}

createStaticServer(values.dist, createHeaderLookup())
  .on('error', ({ message }) => {
    console.error(
      message.includes('EADDRINUSE')
        ? `Port ${values.port} is taken. Choose another one: npm run serve -- --port 4400`
        : message,
    );
    process.exit(1);
  })
  .listen(Number(values.port), () => {
    console.log(`Serving the site at http://localhost:${values.port}`);
  });
