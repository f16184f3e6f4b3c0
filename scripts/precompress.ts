import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const compressible = /\.(html|css|js|svg|xml|xsl|json|txt|webmanifest|vcf)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(path: string) {
  const bytes = await readFile(path);
  const brotli = await toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await Promise.all([
    writeFile(`${path}.br`, brotli),
    writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 })),
  ]);
}

/** Writes a `.br` and a `.gz` beside every text file, so that no host compresses at each visit. */
export const precompress = (): AstroIntegration => ({
  name: 'precompress',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = decodeURIComponent(dir.pathname);
      const files = (await readdir(root, { recursive: true })).filter((file) =>
        compressible.test(file),
      );
      for (const file of files) await compressFile(root + file);
      logger.info(`${files.length} files compressed`);
    },
  },
});
