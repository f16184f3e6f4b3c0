import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist' },
  },
});

// The configuration and the content collections are loaded by Astro: they read the folder here.
process.env.SITE_CONTENT = values.content.replace(/\/$/, '');
try {
  await build({ outDir: resolve(values.out) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
