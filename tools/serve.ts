import { readNumber, readOptions } from './command.ts';
import { distFolder } from './dist-folder.ts';
import { startStaticServer } from './static-server.ts';

const { values } = readOptions({
  options: {
    port: { type: 'string', default: '4321' },
    dist: { type: 'string', default: distFolder() },
  },
});

const { url } = await startStaticServer(values.dist, readNumber('port', values.port));
console.log(`Serving the site at ${url}`);
