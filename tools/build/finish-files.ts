import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { removeUnusedFiles } from '../../src/build-cache.ts';
import { chooseQuality, compress } from './compress.ts';
import { narrowPolicy } from './page-policy.ts';
import { removeUnusedStyles } from './used-styles.ts';

const compressible = /\.(html|css|js|svg|xml|xsl|json|txt|ics|csv|webmanifest|vcf)$/;

/**
 * Alternates pages and pictures, because other threads draw and compress pictures while pages
 * render.
 */
function mixPaths(paths: Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>) {
  const pictures = paths.filter(({ pathname }) => pathname.endsWith('.png'));
  const others = paths.filter((path) => !pictures.includes(path));
  const length = Math.max(pictures.length, others.length);
  return Array.from({ length }, (_, index) => [others[index], pictures[index]])
    .flat()
    .filter((path) => path !== undefined);
}

/**
 * Reduces the styles and the policy of every page to what it needs, and compresses every text file to `.br` and
 * `.gz`, so that hosts need not compress per request.
 */
export const finishFiles = (): AstroIntegration => {
  let quality = chooseQuality(0);
  return {
    name: 'finish-files',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async getStaticPaths() {
            const paths = await prerenderer.getStaticPaths();
            quality = chooseQuality(paths.length);
            return mixPaths(paths);
          },
          async render(request, options) {
            const rendered = await prerenderer.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            const type = response.headers.get('content-type') ?? '';
            if (!type.startsWith('text/html')) return response;
            return new Response(narrowPolicy(await response.text(), request.url), response);
          },
        })),
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) =>
          compressible.test(file),
        );
        const pages = await Promise.all(
          files
            .filter((file) => file.endsWith('.html'))
            .map(async (file) => [file, await readFile(root + file, 'utf8')] as const),
        );
        for (const [file, html] of removeUnusedStyles(new Map(pages)))
          await writeFile(root + file, html);
        // A shared queue. More workers than cores would only keep more files in memory.
        const queue = files.values();
        const work = async () => {
          for (const file of queue) {
            const compressed = await compress(await readFile(root + file), quality);
            for (const [ending, copy] of Object.entries(compressed))
              await copyFile(copy, `${root}${file}.${ending}`);
          }
        };
        await Promise.all(Array.from({ length: availableParallelism() }, work));
        await removeUnusedFiles();
        logger.info(`${files.length} files compressed`);
      },
    },
  };
};
