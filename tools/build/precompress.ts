import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const compressible = /\.(html|css|js|svg|xml|xsl|json|txt|ics|csv|webmanifest|vcf)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compressFile(path: string) {
  const bytes = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    compressGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Compresses every text file to `.br` and `.gz`, so that no host has to do it per request. */
export const precompress = (): AstroIntegration => ({
  name: 'precompress',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const files = (await readdir(root, { recursive: true })).filter((file) =>
        compressible.test(file),
      );
      // One shared queue. More workers than cores would only keep more files in memory.
      const queue = files.values();
      const work = async () => {
        for (const file of queue) await compressFile(root + file);
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
      logger.info(`${files.length} files compressed`);
    },
  },
});
