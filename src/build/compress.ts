import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheFile } from '../build-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Above this number of files, the highest brotli level takes minutes and saves only 10 %. */
const manyFiles = 500;

/**
 * Chooses the brotli level only by the size of the site, so that the same content always gives the
 * same bytes.
 */
export const chooseQuality = (files: number) =>
  files > manyFiles ? 6 : constants.BROTLI_MAX_QUALITY;

/**
 * Compresses a file off the main thread.
 * @param quality of brotli, up to 11
 * @returns paths of the compressed files in the cache, by extension
 */
export async function compress(bytes: Uint8Array, quality: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const { brotli = '', zlib = '' } = process.versions;
  const digest = hash('sha256', bytes);
  const [br, gz] = await Promise.all([
    cacheFile('.br', [brotli, `${quality}`, digest], () => compressBrotli(bytes, { params })),
    cacheFile('.gz', [zlib, digest], () => compressGzip(bytes, { level: 9 })),
  ]);
  return { br, gz };
}
