import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createHeaderLookup } from './hosts/headers.ts';
import { makeStaticServer } from './hosts/static-server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4321' },
    dist: { type: 'string', default: 'dist' },
  },
});

if (!existsSync(`${values.dist}/index.html`)) {
  console.error(`There is no site in ${values.dist}/. Build it first: npm run build`);
  process.exit(1);
}

makeStaticServer(values.dist, createHeaderLookup(values.dist)).listen(Number(values.port), () => {
  console.log(`The site is at http://localhost:${values.port}`);
});
