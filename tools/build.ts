import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { chooseContent } from './choose-content.ts';

const { values } = parseArgs({
  options: {
    content: { type: 'string' },
    out: { type: 'string', default: 'dist' },
  },
});

// Astro loads the configuration and the content collections, which read the content folder from
// this setting.
chooseContent(values.content);
try {
  await build({ outDir: resolve(values.out) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
